import { contentHash } from '../assets/hashes'
import { cleanSvg } from './cleanSvg'
import { decodeSvg } from './decodeSvg'
import { type Area, drawnArea, drawSvg, type Raster } from './drawSvg'
import { normalizeSvg } from './normalizeSvg'
import type { Place } from './parseXml'
import { readFrame, type SvgSize, type ViewBox } from './svgLength'
import { inKilobytes, type SvgProblem } from './svgProblem'

/** A picture that can be used. */
export interface SvgDrawing extends SvgSize {
  /** What ships. */
  readonly content: string
  readonly viewBox: ViewBox
  /** Small, to be measured. */
  readonly raster: Raster
  /** The part of it that is drawn on. */
  readonly area: Area
  /** Where the svg element's tag is in the file. */
  readonly place: Place
}

/** What a file is: a drawing, or why it is none. */
export interface SvgReading {
  /** The file's text, which places refer to. */
  readonly text: string
  readonly problems: readonly SvgProblem[]
  /** Absent when there are problems. */
  readonly drawing?: SvgDrawing
}

/** A visitor downloads the logo before anything is shown; those of the first merchants have 1 to 4 KB. */
const maxBytes = 50_000

/** Merchants and tests have the same files again and again, and a watching server reads each after every change. */
const readings = new Map<string, Promise<SvgReading>>()
const maxReadings = 100

/**
 * Reads a brand's SVG file, as any program exports it: a cleaned drawing, or what is wrong with it, where, and what to do about
 * it. Never throws.
 */
export function readSvg(file: Uint8Array): Promise<SvgReading> {
  const key = contentHash(file)
  const known = readings.get(key)
  if (known) return known
  if (readings.size >= maxReadings) readings.clear()
  const reading = read(file).catch((error: unknown) => ({
    text: '',
    problems: [{ offset: 0, length: 1, ...cannotBeDrawn(error) }],
  }))
  readings.set(key, reading)
  return reading
}

async function read(file: Uint8Array): Promise<SvgReading> {
  const { text, problem } = decodeSvg(file)
  if (problem) return { text, problems: [problem] }
  const normalized = normalizeSvg(text)
  if ('problems' in normalized) return { text, problems: normalized.problems }
  const { svg } = normalized
  const fail = (message: string, hint: string, expected?: string): SvgReading => ({
    text,
    problems: [{ ...svg.place, message, hint, ...(expected !== undefined && { expected }) }],
  })
  const frame = readFrame(svg.root)
  if (!frame) return fail(sizeProblem(svg.root.viewBox), 'Export it with a viewBox.', 'viewBox="0 0 160 40"')
  try {
    const content = await cleanSvg(svg, frame)
    const bytes = Buffer.byteLength(content)
    if (bytes > maxBytes)
      return fail(
        `The picture has ${inKilobytes(bytes)} without all that does not draw.`,
        'Simplify the drawing: fewer points and shapes, no picture inside.',
        `at most ${inKilobytes(maxBytes)}`,
      )
    const { width, height, viewBox } = frame
    const raster = await drawSvg(content, frame)
    const area = drawnArea(raster)
    if (!area)
      return fail(
        'The picture draws nothing within its viewBox.',
        'Export it again, with the drawing selected and all layers switched on.',
      )
    const drawing = { content, width, height, viewBox, raster, area, place: svg.place }
    return { text, problems: [], drawing }
  } catch (error) {
    const { message, hint } = cannotBeDrawn(error)
    return fail(message, hint)
  }
}

const sizeProblem = (viewBox: string | undefined): string =>
  viewBox === undefined
    ? 'The picture has no size: its svg element has neither a viewBox nor a width and a height.'
    : `The picture has no size: its viewBox "${viewBox.slice(0, 60)}" is not a place, a width and a height in four numbers.`

function cannotBeDrawn(error: unknown): Pick<SvgProblem, 'message' | 'hint'> {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return { message: `The picture cannot be drawn: ${reason}.`, hint: 'Export it again as plain SVG.' }
}
