import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type AssetStore, copyFile } from '../assets/assetStore'
import { brotli, gzip, isCompressible, pageQuality } from '../assets/compress'
import { addToAssetFolder, assetPath } from './assetFolder'
import { siteFolder } from './outputFolder'
import type { Site } from './planSite'
import { replaceFolder } from './replaceFolder'
import { foreignEntries, keepEntries, writeSiteFiles } from './siteFiles'
import type { WorkingFolder } from './workingFolder'

/** A written site. */
export interface StampedSite {
  readonly code: string
  readonly folder: string
  readonly pages: number
  readonly features: readonly string[]
  /** What is transferred before the lobby is shown: page, scripts, styles, texts; brotli, in bytes. */
  readonly firstLoadBytes: number
  /** What was in its folder, but not written by a build: it is still there. */
  readonly kept: readonly string[]
}

export interface StampOptions {
  /** The output folder: this site becomes <out>/<code>. */
  readonly out: string
  readonly store: AssetStore
  /** Whether pages get compressed siblings. */
  readonly compressed: boolean
  /** Files that are copied to every site, by path from the site's folder. */
  readonly publicFiles: ReadonlyMap<string, Uint8Array>
  /** The folder of the assets of all sites, for a host of their own; absent: each site has its own. */
  readonly assetFolder?: string | undefined
  /** Writes the site, uncompressed, instead of replacing its folder. */
  readonly workingFolder?: WorkingFolder | undefined
}

/**
 * Writes a planned site atomically: afterwards there is either all of it, or the previous site. What no build wrote stays in its
 * folder. Throws when the folder is none that a build may replace.
 */
export async function stampSite(site: Site, options: StampOptions): Promise<StampedSite> {
  const folder = siteFolder(options.out, site.code)
  if (options.workingFolder) return stampInPlace(site, folder, options, options.workingFolder)
  const kept = foreignEntries(folder)
  const pageBytes = await replaceFolder(folder, async (newFolder) => {
    await addSharedFiles(site, newFolder, options)
    const bytes = await writeOwnFiles(site, newFolder, options)
    writeSiteFiles(newFolder)
    keepEntries(kept, folder, newFolder)
    return bytes
  })
  const firstLoad = await Promise.all(site.firstLoad.map((asset) => options.store.add(asset)))
  const { code, features, pages } = site
  const firstLoadBytes = firstLoad.reduce((sum, { transferBytes }) => sum + transferBytes, pageBytes)
  return { code, folder, features, pages: pages.size, firstLoadBytes, kept }
}

function stampInPlace(
  site: Site,
  folder: string,
  { publicFiles }: StampOptions,
  write: WorkingFolder,
): StampedSite {
  write(folder, new Map([...sharedFiles(site, publicFiles), ...site.files, ...site.pages]))
  const { code, features, pages, firstLoad } = site
  const sizes = [
    Buffer.byteLength(pages.get(lobbyPage) ?? ''),
    ...firstLoad.map(({ content }) => content.length),
  ]
  const firstLoadBytes = sizes.reduce((sum, size) => sum + size, 0)
  return { code, folder, features, pages: pages.size, firstLoadBytes, kept: [] }
}

const assetsOf = ({ assets }: Site): ReadonlyMap<string, Uint8Array> =>
  new Map(assets.map(({ name, content }) => [assetPath(name), content] as const))

/** What other merchants have, too, by path from the site's folder. */
function sharedFiles(site: Site, publicFiles: StampOptions['publicFiles']): ReadonlyMap<string, Uint8Array> {
  return new Map([...[...publicFiles].filter(([path]) => !site.files.has(path)), ...assetsOf(site)])
}

/** Copies of what other merchants have, too. */
async function addSharedFiles(
  site: Site,
  newFolder: string,
  { store, publicFiles, assetFolder }: StampOptions,
): Promise<void> {
  if (assetFolder) await addToAssetFolder(assetFolder, assetsOf(site), store)
  const all = sharedFiles(assetFolder ? { ...site, assets: [] } : site, publicFiles)
  makeFolders(newFolder, all.keys())
  for (const [path, content] of all) {
    const stored = await store.add({ name: path, content })
    for (const file of stored.files) copyFile(file, join(newFolder, path + file.suffix))
  }
}

/** Writes the pages, and whatever else no other merchant has. Returns the lobby's transfer size in bytes. */
async function writeOwnFiles(site: Site, newFolder: string, options: StampOptions): Promise<number> {
  const files = [...site.files, ...site.pages]
  makeFolders(
    newFolder,
    files.map(([path]) => path),
  )
  const sizes = await Promise.all(
    files.map(async ([path, content]) => {
      const bytes = await writeOwnFile(path, newFolder, Buffer.from(content), options)
      return path === lobbyPage ? bytes : 0
    }),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

const lobbyPage = 'm/home.html'

/** The lobby of the main domain, or of another one. */
const isLobbyPage = (path: string): boolean => path === lobbyPage || path.endsWith(`/${lobbyPage}`)

async function writeOwnFile(
  path: string,
  newFolder: string,
  content: Buffer,
  { store, compressed }: StampOptions,
): Promise<number> {
  const file = join(newFolder, path)
  writeFileSync(file, content)
  if (!compressed || !isCompressible(path)) return content.byteLength
  const [brotliContent, gzipContent] = await Promise.all([
    isLobbyPage(path) ? store.brotli(content) : brotli(content, pageQuality),
    gzip(content),
  ])
  writeFileSync(`${file}.br`, brotliContent)
  writeFileSync(`${file}.gz`, gzipContent)
  return brotliContent.byteLength
}

function makeFolders(newFolder: string, paths: Iterable<string>): void {
  const folders = new Set([...paths].map((path) => dirname(join(newFolder, path))))
  for (const folder of folders) mkdirSync(folder, { recursive: true })
}

/**
 * Reads all files in a folder, by relative path; none when the folder does not exist. What editors and file managers leave there has
 * a name that begins with a dot; a folder may have one (`.well-known`).
 */
export async function readPublicFiles(folder: string): Promise<Map<string, Uint8Array>> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
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
