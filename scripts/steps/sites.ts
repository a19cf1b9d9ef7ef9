import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAssetStore } from './assets'
import { type Bundle, bundle } from './bundle'
import { type BuildFeature, readFeatures } from './features'
import { type Flags, readFlags } from './flags'
import { readPicture } from './images'
import type { ResolvedMerchant } from './merchants'
import { planSite } from './site'
import { readPublicFiles, type StampedSite, type StampOptions, stamp } from './stamp'
import { type Catalogue, inOwnWords, readCatalogues } from './texts'

export interface SitesOptions {
  /** The project: holds runtime/, merchants/, schemas/, public/; the cache is made in it. */
  readonly root: string
  /** Where sites go: <out>/<code>. */
  readonly out: string
  readonly merchants: readonly ResolvedMerchant[]
  /** Readable code and plain files, quickly; a release is small and compressed. */
  readonly development: boolean
  /** Whether files get compressed siblings; when absent, those of a release do. */
  readonly compressed?: boolean
  /** Where shared files are kept between builds; in the project's cache when absent. */
  readonly assets?: string
  /** Called before each merchant. */
  readonly onMerchant?: (code: string, index: number) => void
}

/** What became of one merchant. */
export type SiteResult =
  | { readonly code: string; readonly site: StampedSite; readonly milliseconds: number }
  | { readonly code: string; readonly problem: string }

/**
 * Compiles once, then stamps each merchant's site. A merchant that fails does not stop the others.
 * Throws when the runtime itself does not compile.
 */
export async function buildSites(options: SitesOptions): Promise<SiteResult[]> {
  const shared = await prepare(options)
  const results: SiteResult[] = []
  for (const [index, merchant] of options.merchants.entries()) {
    options.onMerchant?.(merchant.code, index)
    results.push(await buildSite(merchant, shared))
  }
  return results
}

interface Shared {
  readonly bundle: Bundle
  readonly features: readonly BuildFeature[]
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly flags: Flags
  readonly development: boolean
  readonly stamp: StampOptions
}

async function prepare(options: SitesOptions): Promise<Shared> {
  const { root, out, merchants, development, assets = join(root, '.cache/assets') } = options
  const firebaseEmulator = merchants.some(({ manifest }) => manifest.development?.firebaseEmulator === true)
  const languages = [...new Set(merchants.flatMap(({ manifest }) => manifest.languages))]
  const [compiled, features, catalogues, flags, publicFiles] = await Promise.all([
    bundle({ root, development, firebaseEmulator }),
    readFeatures(root),
    readCatalogues(root, languages),
    readFlags(root),
    readPublicFiles(join(root, 'public')),
  ])
  keepMaps(join(root, '.cache/maps'), compiled)
  const { compressed = !development } = options
  const store = createAssetStore({ folder: assets, compressed })
  const written = { out, store, compressed, publicFiles }
  return { bundle: compiled, features, catalogues, flags, development, stamp: written }
}

/** Source maps are for us: they lie outside of every site, beside the names of the files that they explain. */
function keepMaps(folder: string, { maps }: Bundle): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of maps) writeFileSync(join(folder, name), content)
}

async function buildSite({ code, folder, manifest }: ResolvedMerchant, shared: Shared): Promise<SiteResult> {
  const start = performance.now()
  try {
    const [logo, icon] = await Promise.all([
      readPicture(folder, manifest.brand.logo),
      readPicture(folder, manifest.brand.icon),
    ])
    const catalogues = new Map(
      manifest.languages.map((language) => [
        language,
        inOwnWords(shared.catalogues.get(language) ?? {}, manifest.texts?.[language]),
      ]),
    )
    const site = planSite({ ...shared, code, manifest, catalogues, logo, icon })
    return { code, site: await stamp(site, shared.stamp), milliseconds: performance.now() - start }
  } catch (error) {
    return { code, problem: error instanceof Error ? error.message : String(error) }
  }
}
