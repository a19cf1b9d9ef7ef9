import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { rasterizeSvg } from '../svg/drawSvg'
import { readSvg } from '../svg/readSvg'
import type { Asset } from './assetStore'
import { cachedFile } from './cachedFile'
import { brotli, brotliQuality } from './compress'
import { contentHash, shortHash } from './hashes'
import { pictureCache } from './pictureCache'

/** The art of the lobby's first slide. */
export interface HeroArt {
  /** Its files, with the pixels for each of the page that they are for, fewest first. A drawing has one, for any. */
  readonly files: readonly { readonly asset: Asset; readonly density: number | undefined }[]
  /** A drawing that the lobby has in its own HTML; absent when it has too many bytes for that (D197). */
  readonly drawing?: string
}

/** The shape of the slide. */
export const heroShape = { width: 16, height: 7 } as const
/** The widths of a picture for one, two and three pixels each; on phones the slide is 304 to 424 wide. */
const heroWidths = [424, 720, 1080] as const
export const leastHeroWidth = heroWidths[2]
/** Compressed. A lobby with more of it would need one more round trip until it is painted. */
const mostInPage = 700
const quality = 76

/** Part of the cache's key: what has changed here draws anew. */
const version = contentHash(readFileSync(import.meta.filename))

/** The file of the art for the brand's mode, by its path in the manifest. */
export const heroArtPath = ({ lobby, brand }: Pick<Manifest, 'lobby' | 'brand'>): string | undefined =>
  lobby?.hero?.art[brand.theme.mode]

/** Reads the art of a brand, and draws it in the widths that phones need. Throws a readable message when it cannot be used. */
export async function readHeroArt(folder: string, path: string): Promise<HeroArt> {
  const content = await readFile(join(folder, path))
  const name = basename(path, extname(path))
  if (extname(path) !== '.svg') return { files: await drawInWidths(name, content, content) }
  const { drawing, problems } = await readSvg(content)
  if (!drawing) throw new Error(`${path}: ${problems[0]?.message} ${problems[0]?.hint}`)
  const svg = drawing.content
  if ((await brotli(Buffer.from(svg), brotliQuality)).byteLength > mostInPage)
    return { files: await drawInWidths(name, content, svg) }
  const asset = { name: `${name}.${shortHash(svg)}.svg`, content: Buffer.from(svg) }
  return { files: [{ asset, density: undefined }], drawing: svg }
}

async function drawInWidths(name: string, source: Buffer, art: Buffer | string): Promise<HeroArt['files']> {
  const files: HeroArt['files'][number][] = []
  for (const [index, width] of heroWidths.entries()) {
    const key = contentHash(Buffer.from([version, contentHash(source), width].join(' ')))
    const content = await cachedFile(pictureCache, `${key}.webp`, () => draw(art, width))
    files.push({ asset: { name: `${name}.${shortHash(content)}.webp`, content }, density: index + 1 })
  }
  return files
}

async function draw(art: Buffer | string, width: number): Promise<Buffer> {
  const size = { width, height: Math.round((width / heroShape.width) * heroShape.height) }
  const { default: sharp } = await import('sharp')
  const picture = typeof art === 'string' ? await rasterizeSvg(art, size) : sharp(art).rotate()
  return picture
    .resize({ ...size, fit: 'cover' })
    .webp({ quality })
    .toBuffer()
}
