import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fields, parseJson } from '../../../runtime/rules/network/read'
import { type AssetStore, copyFile } from '../assets/assetStore'
import { inOneStep, replaceFile } from '../assets/replaceFile'
import { assetHostHeaders, headersFile } from '../hosting/headers'
import { nginxAssetsFile } from '../hosting/nginxAssets'
import { assetsPath, siteManifestPath } from '../site/sitePaths'

/** Where the assets of all sites are, for a host of their own, next to the sites: no merchant has such a code. */
export const assetFolderName = '_assets'

/** Creates the folder of assets, with what hosts read of it. */
export function openAssetFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  replaceFile(join(folder, '_headers'), headersFile(assetHostHeaders))
  replaceFile(join(folder, 'nginx.conf'), nginxAssetsFile())
  return folder
}

/**
 * Adds assets that are not there yet, each in one step: the folder may be served. Nothing is ever removed: pages of an earlier
 * release may still ask for what they came with.
 */
export async function addToAssetFolder(
  folder: string,
  assets: ReadonlyMap<string, Uint8Array>,
  store: AssetStore,
): Promise<void> {
  for (const path of new Set([...assets.keys()].map((path) => dirname(join(folder, path)))))
    mkdirSync(path, { recursive: true })
  for (const [path, content] of assets) {
    // Its plain form is written last: where it is whole, the others are, too.
    if (sizeOf(join(folder, path)) === content.length) continue
    const stored = await store.add({ name: path, content })
    for (const file of stored.files.toReversed())
      inOneStep(join(folder, path + file.suffix), (part) => copyFile(file, part))
  }
}

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size

/** Whether all assets that a built site names are in the folder. */
export function hasAllAssets(folder: string, site: string): boolean {
  const manifest = join(site, siteManifestPath)
  const { files } = fields(existsSync(manifest) ? parseJson(readFileSync(manifest, 'utf8')) : undefined)
  return Object.values(fields(files)).every((url) =>
    existsSync(join(folder, new URL(String(url), 'https://any.example').pathname)),
  )
}

/** The path of an asset in its folder: "m/assets/main.1A2B3C4D.js". */
export const assetPath = (name: string): string => `${assetsPath.slice(1)}${name}`
