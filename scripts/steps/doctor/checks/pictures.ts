import { brotliCompressSync } from 'node:zlib'
import { drawSvg, type Raster } from '../../svg/drawSvg'
import type { SvgDrawing } from '../../svg/readSvg'
import type { ManifestFinding } from '../finding'
import { textsOf } from '../strings'
import type { Subject } from '../subject'

/** More than this is downloaded before anything is shown; those of the demos have 1 to 4 kB. Bytes, compressed. */
const enoughBytes = 6000

/** How far two drawings may differ that nobody can tell apart: the mean of all channels, 0 to 255. */
const unseenDifference = 0.5

/** A picture's weight, in bytes. */
export interface PictureWeight {
  readonly path: string
  /** As the designer's program exported it. */
  readonly file: number
  /** As it ships, and compressed as it is sent. */
  readonly shipped: number
  readonly sent: number
  /** As it could be sent with numbers of a tenth, where that draws the same. */
  readonly enough: number
}

const sentBytes = (content: string): number => brotliCompressSync(content).byteLength

/** The weight of each picture that can be drawn. */
export const pictureWeights = async ({ pictures }: Subject): Promise<PictureWeight[]> =>
  Promise.all(
    pictures.flatMap(({ path, bytes, reading: { drawing } }) =>
      drawing ? [weigh(path, bytes.byteLength, drawing)] : [],
    ),
  )

async function weigh(path: string, file: number, drawing: SvgDrawing): Promise<PictureWeight> {
  const sent = sentBytes(drawing.content)
  const enough = sent > enoughBytes ? await leastBytes(drawing, sent) : sent
  return { path, file, shipped: Buffer.byteLength(drawing.content), sent, enough }
}

/** What it would weigh with shorter numbers, if that draws the same. */
async function leastBytes(drawing: SvgDrawing, sent: number): Promise<number> {
  const { optimize } = await import('svgo')
  const shorter = optimize(drawing.content, { multipass: true, floatPrecision: 1 }).data
  const redrawn = await drawSvg(shorter, drawing).catch(() => undefined)
  return redrawn && differenceOf(redrawn, drawing.raster) <= unseenDifference
    ? Math.min(sent, sentBytes(shorter))
    : sent
}

function differenceOf({ pixels: one }: Raster, { pixels: other }: Raster): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / one.length
}

/** Pictures that take long to download. */
export const picturesAreLight = (subject: Subject, weights: readonly PictureWeight[]): ManifestFinding[] =>
  weights
    .filter(({ sent }) => sent > enoughBytes)
    .map(({ path, file, sent, enough }) => ({
      level: 'should',
      code: 'picture-heavy',
      path: pathOf(subject, path),
      message: `${path} has ${kilobytes(file)}, of which ${kilobytes(sent)} are sent; ${kilobytes(enoughBytes)} are enough for such a picture.`,
      why: 'Every visitor downloads it before the page is shown, many of them on a prepaid connection.',
      fix:
        enough < sent
          ? `Export it with one decimal place: that draws the same, and ${kilobytes(enough)} are sent. Simplify the drawing for less.`
          : 'Simplify the drawing: fewer points and shapes, and no picture inside.',
    }))

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Where the manifest names a file. */
const pathOf = ({ tree }: Subject, file: string) =>
  textsOf(tree).find(({ text, on }) => on === 'value' && text === file)?.path ?? ['brand']

/** Files of the brand folder that nothing names: a former logo, or one whose name is misspelled. */
export function brandFilesAreUsed({ brandFiles, pictures, own }: Subject): ManifestFinding[] {
  const unused = brandFiles.filter((file) => !pictures.some(({ path }) => path === file))
  if (unused.length === 0) return []
  return [
    {
      level: 'note',
      code: 'picture-unused',
      path: ['brand'],
      message: `The manifest names no ${unused.join(', ')}.`,
      why: 'It does not ship; it may be the newer version of one that does.',
      fix: `Name it in ${own.file}, or remove the file.`,
    },
  ]
}
