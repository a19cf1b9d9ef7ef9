import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { shortHash } from './digest'

/** A picture of a brand, with the size that its place is kept at while it loads (CSS pixels). */
export interface Picture {
  /** With a content hash: "logo.1A2B3C4D.svg". */
  readonly name: string
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/** Reads an SVG of a brand's folder. Throws a sentence that names the file when it is not there or has no size. */
export async function readPicture(folder: string, path: string): Promise<Picture> {
  const content = await readFile(join(folder, path))
  const size = svgSize(content.toString())
  if (!size) throw new Error(`${path} has no size: give its svg element a viewBox, or a width and a height.`)
  return { name: `${basename(path, extname(path))}.${shortHash(content)}${extname(path)}`, content, ...size }
}

/** The size that an SVG has by its width and height, else by its viewBox. */
export function svgSize(text: string): { readonly width: number; readonly height: number } | undefined {
  const opening = /<svg\b[^>]*>/.exec(text)?.[0] ?? ''
  const attribute = (name: string): number =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(opening)?.[1])
  const box = (/\sviewBox="([^"]*)"/.exec(opening)?.[1] ?? '').trim().split(/[\s,]+/)
  const width = attribute('width') || Number(box[2])
  const height = attribute('height') || Number(box[3])
  return width > 0 && height > 0 ? { width, height } : undefined
}
