import type { Raster } from '../svg/drawSvg'
import { inKilobytes, type SvgProblem } from '../svg/svgProblem'
import { heroShape, leastHeroWidth } from './heroArt'

/** What a picture of pixels is: small, to be measured, or why it cannot be used. */
export type RasterReading =
  | { readonly raster: Raster }
  | { readonly problem: Omit<SvgProblem, 'offset' | 'length'> }

/** A photograph of this size has fewer; the build makes smaller ones of it. */
const maxBytes = 3_000_000
const maxPixels = 40_000_000
/** Programs round the sides; what is more than this would be cut off. */
const shapeTolerance = 0.03

const shape = heroShape.width / heroShape.height
const leastHeight = Math.floor(leastHeroWidth / shape)
const expected = `${heroShape.width}:${heroShape.height}, at least ${leastHeroWidth} by ${leastHeight} pixels`

/** Whether a width and a height are those of the lobby's first slide. */
export const hasHeroShape = (width: number, height: number): boolean =>
  Math.abs(width / height / shape - 1) <= shapeTolerance

export const wrongShape = (width: number, height: number) => ({
  message: `The picture is ${Math.round(width)} wide and ${Math.round(height)} high, so its edges would be cut off.`,
  expected,
  hint: `Export it in the shape ${heroShape.width}:${heroShape.height}.`,
})

/** Reads a PNG, JPEG, WebP or AVIF file. Never throws. */
export async function readRaster(file: Uint8Array): Promise<RasterReading> {
  if (file.byteLength > maxBytes)
    return {
      problem: {
        message: `The picture has ${inKilobytes(file.byteLength)}.`,
        expected: `at most ${inKilobytes(maxBytes)}`,
        hint: 'Export it with fewer pixels, or as JPEG.',
      },
    }
  try {
    const { default: sharp } = await import('sharp')
    const picture = sharp(file, { limitInputPixels: maxPixels })
    const { pages = 1, autoOrient } = await picture.metadata()
    const { width, height } = autoOrient
    if (pages > 1) return { problem: { message: 'The picture moves.', hint: 'Export one of its frames.' } }
    if (!hasHeroShape(width, height)) return { problem: wrongShape(width, height) }
    if (width < leastHeroWidth)
      return {
        problem: {
          message: `The picture is ${width} pixels wide, which is not sharp on most phones.`,
          expected,
          hint: 'Export it larger.',
        },
      }
    const size = { width: 256, height: Math.round(256 / shape) }
    const pixels = await picture
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .ensureAlpha()
      .raw()
      .toBuffer()
    return { raster: { ...size, pixels } }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return {
      problem: {
        message: `The picture cannot be read: ${reason}.`,
        hint: 'Export it again as PNG, JPEG, WebP or AVIF.',
      },
    }
  }
}
