import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { drawAppPictures } from '../assets/appPictures'
import { createAssetStore } from '../assets/assetStore'
import { type Catalogue, readCatalogues, withEnglish, withTextOverrides } from '../assets/catalogues'
import { type CountryFlags, readCountryFlags } from '../assets/countryFlags'
import { readPicture, readPictures } from '../assets/pictures'
import { type Bundle, bundle } from '../bundle/bundle'
import type { BuildFeature } from '../bundle/features'
import { describeError } from '../commands/fileProblem'
import type { ResolvedMerchant } from '../validate/loadMerchants'
import { planSite } from './planSite'
import { readPublicFiles, type StampedSite, type StampOptions, stampSite } from './stampSite'

export interface SitesOptions {
  /** The project folder: contains runtime/, merchants/, schemas/ and public/; the cache is created in it. */
  readonly root: string
  /** The output folder: a site becomes <out>/<code>. */
  readonly out: string
  readonly merchants: readonly ResolvedMerchant[]
  /** Readable, uncompressed files, built quickly; a release is small and compressed. */
  readonly development: boolean
  /** Whether files get compressed siblings; by default only in a release. */
  readonly compressed?: boolean
  /**
   * Whether sites have their service worker; by default only in a release. During development nothing is cached: the worker
   * removes itself.
   */
  readonly worker?: boolean
  /** The folder of shared files, reused by later builds; by default in the project's cache. */
  readonly assets?: string
  /** The compiled runtime, from an earlier build of the same sources; compiled when absent. */
  readonly compiled?: Bundle
  /** Called before each merchant. */
  readonly onMerchant?: (code: string, index: number) => void
  /** Called after each merchant. */
  readonly onResult?: (result: SiteResult) => void
}

/** The result of one merchant's build. */
export type SiteResult =
  | { readonly code: string; readonly site: StampedSite; readonly milliseconds: number }
  | { readonly code: string; readonly problem: string }

/**
 * Compiles the runtime once, then writes each merchant's site. A merchant that fails does not stop the others. Throws
 * when the runtime itself does not compile.
 */
export async function buildSites(options: SitesOptions): Promise<SiteResult[]> {
  const context = await createBuildContext(options)
  const results: SiteResult[] = []
  for (const [index, merchant] of options.merchants.entries()) {
    options.onMerchant?.(merchant.code, index)
    const result = await buildSite(merchant, context)
    results.push(result)
    options.onResult?.(result)
  }
  return results
}

interface BuildContext {
  readonly bundle: Bundle
  readonly features: readonly BuildFeature[]
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly english: Catalogue
  readonly countryFlags: CountryFlags
  readonly worker: boolean
  readonly stampOptions: StampOptions
}

/** Compiles the runtime for these merchants. */
export const compileRuntime = ({
  root,
  merchants,
  development,
}: Pick<SitesOptions, 'root' | 'merchants' | 'development'>): Promise<Bundle> =>
  bundle({
    root,
    development,
    firebaseEmulator: merchants.some(({ manifest }) => manifest.development?.firebaseEmulator === true),
  })

async function createBuildContext(options: SitesOptions): Promise<BuildContext> {
  const { root, out, merchants, development, assets = join(root, '.cache/assets') } = options
  const languages = [...new Set(['EN', ...merchants.flatMap(({ manifest }) => manifest.languages)])]
  const [compiledBundle, catalogues, countryFlags, publicFiles] = await Promise.all([
    options.compiled ?? compileRuntime(options),
    readCatalogues(root, languages),
    readCountryFlags(root),
    readPublicFiles(join(root, 'public')),
  ])
  writeSourceMaps(join(root, '.cache/maps'), compiledBundle)
  const { compressed = !development, worker = !development } = options
  const store = createAssetStore({ folder: assets, compressed })
  const stampOptions = { out, store, compressed, publicFiles }
  return {
    bundle: compiledBundle,
    features: compiledBundle.features,
    catalogues,
    english: catalogues.get('EN') ?? {},
    countryFlags,
    worker,
    stampOptions,
  }
}

/** The images of the marks in the footer, without repetitions. */
const markImages = ({ compliance: { payments = [], seals = [] } = {} }: Manifest): string[] => [
  ...new Set([...payments, ...seals].flatMap(({ image }) => image ?? [])),
]

/** Source maps are only for developers: they are stored outside every site, named after the files that they belong to. */
function writeSourceMaps(folder: string, { maps }: Bundle): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of maps) writeFileSync(join(folder, name), content)
}

async function buildSite(
  { code, folder, manifest }: ResolvedMerchant,
  context: BuildContext,
): Promise<SiteResult> {
  const start = performance.now()
  try {
    const [logo, icon, pictures] = await Promise.all([
      readPicture(folder, manifest.brand.logo, 'wordmark'),
      readPicture(folder, manifest.brand.icon, 'icon'),
      readPictures(folder, markImages(manifest)),
    ])
    const catalogues = new Map(
      manifest.languages.map((language) => [
        language,
        withTextOverrides(
          withEnglish(context.catalogues.get(language) ?? {}, context.english),
          manifest.texts?.[language],
        ),
      ]),
    )
    const appPictures = await drawAppPictures({ icon, logo, theme: manifest.brand.theme })
    const site = planSite({ ...context, code, manifest, catalogues, logo, icon, pictures, appPictures })
    return {
      code,
      site: await stampSite(site, context.stampOptions),
      milliseconds: performance.now() - start,
    }
  } catch (error) {
    return { code, problem: describeError(error) }
  }
}
