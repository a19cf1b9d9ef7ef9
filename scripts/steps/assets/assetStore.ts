import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli, brotliQuality, gzip, isCompressible } from './compress'
import { contentHash } from './hashes'
import { replaceFile } from './replaceFile'

/** A file of a site whose content never changes under its name. */
export interface Asset {
  /** Its name in m/assets, with a content hash: "main.1A2B3C4D.js". */
  readonly name: string
  readonly content: Uint8Array
}

/** A stored file: its path, its compressed siblings, and its transfer size (brotli if available). */
export interface StoredAsset {
  readonly files: readonly StoredFile[]
  readonly transferBytes: number
}

export interface StoredFile {
  readonly suffix: '' | '.br' | '.gz'
  readonly path: string
  /** Of a small file: it is written faster than it is copied. */
  readonly content?: Uint8Array
}

/**
 * Stores every shared file once, by content, with its compressed siblings; merchants' sites get copies, so that whoever edits a
 * site changes no other one. Unchanged files are not compressed again in later builds.
 */
export interface AssetStore {
  add(asset: Asset): Promise<StoredAsset>
  /** A merchant's own file, in the best quality: that is found again, too. */
  brotli(content: Uint8Array): Promise<Uint8Array>
}

export interface AssetStoreOptions {
  readonly folder: string
  /** Off during development: a server on the same machine sends uncompressed files. */
  readonly compressed: boolean
}

export function createAssetStore({ folder, compressed }: AssetStoreOptions): AssetStore {
  mkdirSync(folder, { recursive: true })
  // Known as long as the content is in memory: what is one merchant's is forgotten with its site.
  const stored = new WeakMap<Uint8Array, Promise<StoredAsset>>()
  return {
    add(asset) {
      const pending =
        stored.get(asset.content) ?? writeAsset(folder, asset, compressed && isCompressible(asset.name))
      stored.set(asset.content, pending)
      return pending
    },
    brotli: (content) =>
      writeOnce(`${join(folder, contentHash(content))}.br`, () => brotli(content, brotliQuality)),
  }
}

async function writeAsset(folder: string, { content }: Asset, compressed: boolean): Promise<StoredAsset> {
  const path = join(folder, contentHash(content))
  const plain = storedFile('', path, await writeOnce(path, () => content))
  if (!compressed) return { files: [plain], transferBytes: content.byteLength }
  const brotliContent = await writeOnce(`${path}.br`, () => brotli(content, brotliQuality))
  const gzipContent = await writeOnce(`${path}.gz`, () => gzip(content))
  return {
    files: [
      plain,
      storedFile('.br', `${path}.br`, brotliContent),
      storedFile('.gz', `${path}.gz`, gzipContent),
    ],
    transferBytes: brotliContent.byteLength,
  }
}

/** A larger file is copied, because a file system may share the blocks of a copy; most files are flags, and smaller. */
const maxWrittenBytes = 2048

const storedFile = (suffix: StoredFile['suffix'], path: string, content: Uint8Array): StoredFile =>
  content.byteLength > maxWrittenBytes ? { suffix, path } : { suffix, path, content }

/** Writes a file of the cache, unless it is there and is still what was written. Returns its content. */
async function writeOnce(
  path: string,
  createContent: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const sumPath = `${path}.sum`
  if (existsSync(path) && existsSync(sumPath)) {
    const stored = readFileSync(path)
    if (readFileSync(sumPath, 'utf8') === contentHash(stored)) return stored
  }
  const content = await createContent()
  replaceFile(path, content, 0o444)
  replaceFile(sumPath, contentHash(content), 0o444)
  return content
}

/** Adds a stored file to a site: as a copy, which shares its blocks where the file system can do that. */
export function copyFile({ path, content }: StoredFile, to: string): void {
  if (content) writeFileSync(to, content, { mode: 0o444 })
  else copyFileSync(path, to, constants.COPYFILE_FICLONE)
}
