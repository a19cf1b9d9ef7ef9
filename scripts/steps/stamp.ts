import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { assetsPath } from './addresses'
import { type AssetStore, placeFile } from './assets'
import { brotli, brotliQuality, gzip } from './compress'
import type { Site } from './site'
import { replaceFolder } from './swap'

/** A written site. */
export interface StampedSite {
  readonly code: string
  readonly folder: string
  readonly pages: number
  readonly features: readonly string[]
  /** What travels before the lobby is there: page, scripts, styles, texts; brotli, in bytes. */
  readonly firstLoadBytes: number
}

export interface StampOptions {
  /** Where sites go: this one becomes <out>/<code>. */
  readonly out: string
  readonly store: AssetStore
  /** Whether pages get compressed siblings. */
  readonly compressed: boolean
  /** Files that every site gets as they are, by path from the site's folder. */
  readonly publicFiles: ReadonlyMap<string, Uint8Array>
}

/** Writes a planned site in one go: either all of it is there afterwards, or what was there before. */
export async function stamp(site: Site, options: StampOptions): Promise<StampedSite> {
  const folder = join(options.out, site.code)
  const pageBytes = await replaceFolder(folder, async (draft) => {
    await placeShared(site, draft, options)
    return writePages(site, draft, options.compressed)
  })
  const shared = await Promise.all(site.firstLoad.map((asset) => options.store.keep(asset)))
  const { code, features, pages } = site
  const firstLoadBytes = shared.reduce((sum, { transferBytes }) => sum + transferBytes, pageBytes)
  return { code, folder, features, pages: pages.size, firstLoadBytes }
}

async function placeShared(site: Site, draft: string, { store, publicFiles }: StampOptions): Promise<void> {
  const assets = site.assets.map((asset) => [`${assetsPath.slice(1)}${asset.name}`, asset.content] as const)
  const files = [...publicFiles, ...site.files].map(
    ([path, content]) => [path, typeof content === 'string' ? Buffer.from(content) : content] as const,
  )
  const all = new Map<string, Uint8Array>([...files, ...assets])
  makeFolders(draft, all.keys())
  for (const [path, content] of all) {
    const kept = await store.keep({ name: path, content })
    for (const file of kept.files) placeFile(file.path, join(draft, path + file.suffix))
  }
}

/** Writes the pages; gives the lobby's size as it travels, in bytes. */
async function writePages(site: Site, draft: string, compressed: boolean): Promise<number> {
  makeFolders(draft, site.pages.keys())
  const sizes = await Promise.all(
    [...site.pages].map(async ([path, html]) => {
      const bytes = await writePage(join(draft, path), Buffer.from(html), compressed)
      return path === lobbyPage ? bytes : 0
    }),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

const lobbyPage = 'm/home.html'

async function writePage(path: string, content: Buffer, compressed: boolean): Promise<number> {
  writeFileSync(path, content)
  if (!compressed) return content.byteLength
  const [small, fallback] = await Promise.all([brotli(content, brotliQuality.page), gzip(content)])
  writeFileSync(`${path}.br`, small)
  writeFileSync(`${path}.gz`, fallback)
  return small.byteLength
}

function makeFolders(draft: string, paths: Iterable<string>): void {
  const folders = new Set([...paths].map((path) => dirname(join(draft, path))))
  for (const folder of folders) mkdirSync(folder, { recursive: true })
}

/** Reads the files below a folder, by path from it; none when there is no such folder. */
export async function readPublicFiles(folder: string): Promise<Map<string, Uint8Array>> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(
    await Promise.all(
      entries.map(
        async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const,
      ),
    ),
  )
}
