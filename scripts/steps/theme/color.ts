/**
 * Colours of a theme, as `#rrggbb`. Shades are derived in oklch, which is even to the eye; contrast is that of WCAG 2.2.
 */
import {
  clampChroma,
  clampRgb,
  converter,
  differenceEuclidean,
  formatHex,
  formatHex8,
  interpolate,
  type Oklch,
  parseHex,
  wcagContrast,
  wcagLuminance,
} from 'culori'

/** Lightness 0..1, chroma 0..about 0.37, hue in degrees 0..360. */
export type Shade = Required<Pick<Oklch, 'l' | 'c' | 'h'>>

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

const oklch = converter('oklch')
const rgb = converter('rgb')
const distance = differenceEuclidean('rgb')

/** A colour of sRGB may be this far outside of it after a conversion to oklch and back; channels are 0..1. */
const roundingError = 0.0005

/** Throws a RangeError for anything but `#rgb` and `#rrggbb`. */
function parse(hex: string) {
  const color = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? parseHex(hex) : undefined
  if (!color) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`)
  return color
}

/** A hex colour as lightness, chroma and hue; a grey has the hue 0. */
export function toOklch(hex: string): Shade {
  const { l, c, h = 0 } = oklch(parse(hex))
  return { l, c, h }
}

/** The hex colour with the same lightness and hue: chroma is reduced where sRGB cannot show it. */
export function toHex({ l, c, h }: Shade): string {
  const shade = { mode: 'oklch', l: clamp(l, 0, 1), c: Math.max(0, c), h } as const
  const closest = clampRgb(rgb(shade))
  return formatHex(distance(closest, shade) < roundingError ? closest : clampChroma(shade, 'oklch'))
}

/** Relative luminance 0..1 (WCAG 2.2). */
export const luminance = (hex: string): number => wcagLuminance(parse(hex))

/** The contrast ratio of two opaque colours, 1..21. */
export const contrast = (one: string, other: string): number => wcagContrast(parse(one), parse(other))

/** The lowest contrast of a colour against several backgrounds. */
export const minContrast = (hex: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrast(hex, background)))

/** The colour with changed lightness, chroma or hue. */
export const adjust = (hex: string, change: (shade: Shade) => Partial<Shade>): string => {
  const shade = toOklch(hex)
  return toHex({ ...shade, ...change(shade) })
}

/** The colour made lighter (positive) or darker (negative), in lightness 0..1. */
export const shiftLightness = (hex: string, by: number): string => adjust(hex, ({ l }) => ({ l: l + by }))

/** The colour with its lightness limited to a range. */
export const clampLightness = (hex: string, min: number, max: number): string =>
  adjust(hex, ({ l }) => ({ l: clamp(l, min, max) }))

/**
 * The colour closest in lightness that has the required contrast on every background. If there is none: black or white,
 * whichever has more contrast.
 */
export function ensureContrast(hex: string, backgrounds: readonly string[], minRatio: number): string {
  if (minContrast(hex, backgrounds) >= minRatio) return hex
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const candidate of [shiftLightness(hex, -step), shiftLightness(hex, step)]) {
      if (minContrast(candidate, backgrounds) >= minRatio) return candidate
    }
  }
  return minContrast('#000000', backgrounds) >= minContrast('#ffffff', backgrounds) ? '#000000' : '#ffffff'
}

/** Mixes two colours as a browser's gradient does (in sRGB); `share` 0..1 is the share of the second. */
export const blend = (first: string, second: string, share: number): string =>
  formatHex(interpolate([parse(first), parse(second)])(share))

/** `#rrggbbaa` from an opaque colour and an opacity 0..1. */
export const translucent = (hex: string, opacity: number): string =>
  formatHex8({ ...parse(hex), alpha: clamp(opacity, 0, 1) })
