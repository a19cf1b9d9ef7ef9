import { copyFileSync, linkSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli, brotliQuality, gzip, isCompressible } from './compress'
import { contentKey } from './digest'

/** A file of a site that never changes under its name. */
export interface Asset {
  /** Its name below m/assets, content hash included: "main.1A2B3C4D.js". */
  readonly name: string
  readonly content: Uint8Array
}

/** One kept file: where it lies, its compressed siblings, and how many bytes travel (brotli where there is one). */
export interface StoredAsset {
  readonly files: readonly { readonly suffix: '' | '.br' | '.gz'; readonly path: string }[]
  readonly transferBytes: number
}

/**
 * Keeps every shared file once, by content, with its compressed siblings: a merchant's site links to them.
 * Unchanged files cost nothing in later builds.
 */
export interface AssetStore {
  keep(asset: Asset): Promise<StoredAsset>
}

export interface StoreOptions {
  readonly folder: string
  /** Off while developing: a host on the same machine sends plain bytes. */
  readonly compressed: boolean
}

export function createAssetStore({ folder, compressed }: StoreOptions): AssetStore {
  mkdirSync(folder, { recursive: true })
  const kept = new Map<string, Promise<StoredAsset>>()
  return {
    keep(asset) {
      const key = contentKey(asset.content)
      const known = kept.get(key) ?? store(folder, key, asset, compressed && isCompressible(asset.name))
      kept.set(key, known)
      return known
    },
  }
}

async function store(folder: string, key: string, asset: Asset, compressed: boolean): Promise<StoredAsset> {
  const path = join(folder, key)
  await keepFile(path, () => asset.content)
  const plain = { suffix: '', path } as const
  if (!compressed) return { files: [plain], transferBytes: asset.content.byteLength }
  const small = await keepFile(`${path}.br`, () => brotli(asset.content, brotliQuality.shared))
  await keepFile(`${path}.gz`, () => gzip(asset.content))
  return {
    files: [plain, { suffix: '.br', path: `${path}.br` }, { suffix: '.gz', path: `${path}.gz` }],
    transferBytes: small,
  }
}

/** Writes under a name of its own first, so that a broken-off build never leaves half a file in the cache. */
async function keepFile(path: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<number> {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size !== undefined) return size
  const content = await make()
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o444 })
  renameSync(draft, path)
  return content.byteLength
}

/** Puts a kept file into a site: a hard link, or a copy where the file system cannot link (EXDEV, EMLINK, EPERM). */
export function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
