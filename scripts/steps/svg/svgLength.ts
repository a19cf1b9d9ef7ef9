/** CSS pixels of a unit. */
const pixels = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 } as const

/** A width and a height in CSS pixels. */
export interface SvgSize {
  readonly width: number
  readonly height: number
}

/** "210mm" in CSS pixels; undefined when it is relative, or no positive length. */
export function lengthInPixels(value: string | undefined): number | undefined {
  const [, number = '', unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(value ?? '') ?? []
  const length = Number(number) * (pixels[unit.toLowerCase() as keyof typeof pixels] ?? Number.NaN)
  return number !== '' && length > 0 && Number.isFinite(length) ? length : undefined
}

/** x, y, width, height. */
export type ViewBox = readonly [number, number, number, number]

/** "0,0 160 40"; undefined when it is not four numbers, or has no area. */
export function parseViewBox(value: string | undefined): ViewBox | undefined {
  const [x, y, width, height, ...rest] = (value ?? '')
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined
  const isValid = rest.length === 0 && [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
  return isValid ? [x, y, width, height] : undefined
}

/** What a picture's attributes say about its size, and what they are to be. */
export interface SvgFrame extends SvgSize {
  readonly viewBox: ViewBox
  /** The size differs from the shape of the viewBox, so it is stated. */
  readonly isStated: boolean
}

/** Two shapes that differ by less are the same: programs round. */
const roundingShare = 0.01

/** Width, height and viewBox of an svg element; undefined when it has neither a viewBox nor a size of its own. */
export function readFrame(attributes: Readonly<Record<string, string>>): SvgFrame | undefined {
  const ofStyle = (name: string): string | undefined =>
    new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`, 'i').exec(attributes.style ?? '')?.[1]
  const stated = [
    lengthInPixels(ofStyle('width')) ?? lengthInPixels(attributes.width),
    lengthInPixels(ofStyle('height')) ?? lengthInPixels(attributes.height),
  ] as const
  const [width, height] = stated
  const viewBox =
    parseViewBox(attributes.viewBox) ??
    (width !== undefined && height !== undefined ? ([0, 0, width, height] as const) : undefined)
  if (!viewBox) return undefined
  const shape = viewBox[2] / viewBox[3]
  if (width === undefined || height === undefined)
    return { width: viewBox[2], height: viewBox[3], viewBox, isStated: false }
  const isStated = Math.abs(width / height / shape - 1) > roundingShare
  return isStated
    ? { width, height, viewBox, isStated }
    : { width: viewBox[2], height: viewBox[3], viewBox, isStated }
}
