import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { shortHash } from './hashes'

/** A brand's picture, with the size that is reserved for it while it loads (CSS pixels). */
export interface Picture {
  /** With a content hash: "logo.1A2B3C4D.svg". */
  readonly name: string
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/** Reads an SVG from a brand's folder. Throws a readable message when it does not exist or has no size. */
export async function readPicture(folder: string, path: string): Promise<Picture> {
  const content = await readFile(join(folder, path))
  const size = svgSize(content.toString())
  if (!size) throw new Error(`${path} has no size: give its svg element a viewBox, or a width and a height.`)
  return { name: `${basename(path, extname(path))}.${shortHash(content)}${extname(path)}`, content, ...size }
}

/** Several of them, by their path in the manifest. */
export const readPictures = async (
  folder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Picture>> =>
  new Map(await Promise.all(paths.map(async (path) => [path, await readPicture(folder, path)] as const)))

/** An SVG's size: its width and height, else that of its viewBox. */
export function svgSize(text: string): { readonly width: number; readonly height: number } | undefined {
  const opening = /<svg\b[^>]*>/.exec(text)?.[0] ?? ''
  const numberAttribute = (name: string): number =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(opening)?.[1])
  const viewBox = (/\sviewBox="([^"]*)"/.exec(opening)?.[1] ?? '').trim().split(/[\s,]+/)
  const width = numberAttribute('width') || Number(viewBox[2])
  const height = numberAttribute('height') || Number(viewBox[3])
  return width > 0 && height > 0 ? { width, height } : undefined
}
