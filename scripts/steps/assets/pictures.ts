import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { cropSvg, type PictureShape } from '../svg/cropSvg'
import { readSvg } from '../svg/readSvg'
import { shortHash } from './hashes'

/** A brand's picture, with the size that is reserved for it while it loads (CSS pixels). */
export interface Picture {
  /** With a content hash: "logo.1A2B3C4D.svg". */
  readonly name: string
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * Reads an SVG from a brand's folder, and cleans it: what a program wrote into it for itself does not ship, nor the blank page
 * around the drawing. Throws a readable message when it does not exist or cannot be used.
 */
export async function readPicture(folder: string, path: string, shape: PictureShape): Promise<Picture> {
  const { drawing, problems } = await readSvg(await readFile(join(folder, path)))
  if (!drawing) throw new Error(`${path}: ${problems[0]?.message} ${problems[0]?.hint}`)
  const { content: text, width, height } = cropSvg(drawing, shape)
  const content = Buffer.from(text)
  return {
    name: `${basename(path, extname(path))}.${shortHash(content)}${extname(path)}`,
    content,
    width,
    height,
  }
}

/** The marks of the footer, by their path in the manifest. */
export const readPictures = async (
  folder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Picture>> =>
  new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readPicture(folder, path, 'wordmark')] as const),
    ),
  )
