import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotli, brotliQuality, gzip, isCompressible } from './compress'
import { contentHash } from './hashes'

/** A file of a site whose content never changes under its name. */
export interface Asset {
  /** Its name in m/assets, with a content hash: "main.1A2B3C4D.js". */
  readonly name: string
  readonly content: Uint8Array
}

/** A stored file: its path, its compressed siblings, and its transfer size (brotli if available). */
export interface StoredAsset {
  readonly files: readonly { readonly suffix: '' | '.br' | '.gz'; readonly path: string }[]
  readonly transferBytes: number
}

/**
 * Stores every shared file once, by content, with its compressed siblings; merchants' sites get copies, so that whoever edits a
 * site changes no other one. Unchanged files are not compressed again in later builds.
 */
export interface AssetStore {
  add(asset: Asset): Promise<StoredAsset>
}

export interface AssetStoreOptions {
  readonly folder: string
  /** Off during development: a server on the same machine sends uncompressed files. */
  readonly compressed: boolean
}

export function createAssetStore({ folder, compressed }: AssetStoreOptions): AssetStore {
  mkdirSync(folder, { recursive: true })
  const stored = new Map<string, Promise<StoredAsset>>()
  return {
    add(asset) {
      const key = contentHash(asset.content)
      const pending =
        stored.get(key) ?? writeAsset(folder, key, asset, compressed && isCompressible(asset.name))
      stored.set(key, pending)
      return pending
    },
  }
}

async function writeAsset(
  folder: string,
  key: string,
  asset: Asset,
  compressed: boolean,
): Promise<StoredAsset> {
  const path = join(folder, key)
  await writeOnce(path, () => asset.content)
  const plain = { suffix: '', path } as const
  if (!compressed) return { files: [plain], transferBytes: asset.content.byteLength }
  const brotliBytes = await writeOnce(`${path}.br`, () => brotli(asset.content, brotliQuality))
  await writeOnce(`${path}.gz`, () => gzip(asset.content))
  return {
    files: [plain, { suffix: '.br', path: `${path}.br` }, { suffix: '.gz', path: `${path}.gz` }],
    transferBytes: brotliBytes,
  }
}

/** Writes a file of the cache, unless it is there and is still what was written. Returns its size in bytes. */
async function writeOnce(
  path: string,
  createContent: () => Uint8Array | Promise<Uint8Array>,
): Promise<number> {
  const sumPath = `${path}.sum`
  if (existsSync(path) && existsSync(sumPath)) {
    const stored = readFileSync(path)
    if (readFileSync(sumPath, 'utf8') === contentHash(stored)) return stored.byteLength
  }
  const content = await createContent()
  replaceFile(path, content)
  replaceFile(sumPath, contentHash(content))
  return content.byteLength
}

/** Writes to a temporary name first, so that an interrupted build never leaves half a file in the cache. */
function replaceFile(path: string, content: Uint8Array | string): void {
  const temporaryPath = `${path}.${process.pid}`
  writeFileSync(temporaryPath, content, { mode: 0o444 })
  renameSync(temporaryPath, path)
}

/** Adds a stored file to a site: as a copy, which shares its blocks where the file system can do that. */
export const copyFile = (from: string, to: string): void => copyFileSync(from, to, constants.COPYFILE_FICLONE)
