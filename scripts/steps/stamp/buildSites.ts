import { join } from 'node:path'
import { drawAppPictures } from '../assets/appPictures'
import { createAssetStore } from '../assets/assetStore'
import { type Catalogue, readCatalogues, withEnglish, withTextOverrides } from '../assets/catalogues'
import { type CountryFlags, readCountryFlags } from '../assets/countryFlags'
import { heroArtPath, readHeroArt } from '../assets/heroArt'
import { readPicture, readPictures } from '../assets/pictures'
import { type Bundle, bundle } from '../bundle/bundle'
import type { BuildFeature } from '../bundle/features'
import { describeError } from '../commands/fileProblem'
import { createIsolation, type Isolation } from '../isolation/checkIsolation'
import { collectMarks } from '../isolation/marks'
import { createProduct } from '../isolation/product'
import { dataPackages, noticesPath, thirdPartyNotices } from '../notices/thirdPartyNotices'
import { codeVersion } from '../records/codeVersion'
import {
  changedInputs,
  type SiteInputs,
  type SiteRecord,
  type SiteRecords,
  stateOfFiles,
} from '../records/siteRecords'
import { addedTexts, ownTexts } from '../site/ownTexts'
import type { ResolvedMerchant } from '../validate/loadMerchants'
import { assetFolderName, hasAllAssets, openAssetFolder } from './assetFolder'
import { findSite } from './outputFolder'
import { planSite, type Site } from './planSite'
import { createSiteInputs, markImages, type SharedInputs } from './siteInputs'
import type { SiteResult, SitesOptions } from './sitesOptions'
import { writeSourceMaps } from './sourceMaps'
import { readPublicFiles, type StampedSite, type StampOptions, stampSite } from './stampSite'

/** The file that all of the build's own code is imported from. */
export const buildCode = 'scripts/steps/stamp/buildSites.ts'

/**
 * Compiles the runtime once, then writes each merchant's site. A merchant that fails does not stop the others. Throws
 * when the runtime itself does not compile.
 */
export async function buildSites(options: SitesOptions): Promise<SiteResult[]> {
  // Before anything takes time: the code may be edited while it runs.
  const version = options.records && codeVersion(buildCode)
  const context = await createBuildContext(options)
  const inputsOf = version && createSiteInputs(sharedInputs(options, context, await version))
  const results: SiteResult[] = []
  for (const [index, merchant] of options.merchants.entries()) {
    const inputs = await inputsOf?.(merchant)
    const mayBeLeft = inputs && !options.fresh && !(await context.isolation?.isInProduct(merchant.code))
    const result = mayBeLeft ? unchangedSite(merchant, inputs, options) : undefined
    if (!result) options.onMerchant?.(merchant.code, index)
    results.push(result ?? (await buildSite(merchant, context, inputs, options.records)))
    options.onResult?.(results.at(-1) as SiteResult)
  }
  return results
}

/** Plans the site of one merchant as a release has it, and writes nothing to <out>. Throws what keeps it from being built. */
export async function planRelease(
  merchant: ResolvedMerchant,
  options: Pick<SitesOptions, 'root' | 'assetOrigin' | 'compiled'>,
): Promise<Site> {
  const { assetOrigin, ...rest } = options
  // The folder of assets, which a host of their own needs, is not planned but written.
  const context = await createBuildContext({
    ...rest,
    out: join(options.root, 'dist'),
    merchants: [merchant],
    development: false,
  })
  return planOne(merchant, { ...context, assetOrigin })
}

/** What the sites of merchants are made of, without building them. */
export const readSiteInputs = async (options: SitesOptions) =>
  createSiteInputs(sharedInputs(options, await createBuildContext(options), await codeVersion(buildCode)))

function sharedInputs(options: SitesOptions, context: BuildContext, version: string): SharedInputs {
  const { bundle: compiled, catalogues, countryFlags, worker, stampOptions } = context
  return {
    bundle: compiled,
    catalogues,
    build: [version, options.development, worker, stampOptions.compressed, options.assetOrigin].join(' '),
    publicFiles: stampOptions.publicFiles,
    countryFlags: countryFlags.address,
  }
}

/** The site of an earlier build, when it would be the same now, and nobody has touched its files. */
function unchangedSite(
  { code }: ResolvedMerchant,
  inputs: SiteInputs,
  { records, out, assetOrigin }: SitesOptions,
): SiteResult | undefined {
  const start = performance.now()
  const record = records?.read(code)
  if (!record || changedInputs(record.inputs, inputs).length > 0) return undefined
  const folder = findSite(out, code)
  if (folder === undefined || stateOfFiles(folder) !== record.files) return undefined
  if (assetOrigin !== undefined && !hasAllAssets(join(out, assetFolderName), folder)) return undefined
  const { pages, features, firstLoadBytes } = record
  return {
    code,
    site: { code, folder, pages, features, firstLoadBytes, kept: [] },
    milliseconds: performance.now() - start,
    unchanged: true,
  }
}

interface BuildContext {
  readonly bundle: Bundle
  readonly features: readonly BuildFeature[]
  /** By language, with the English texts that it lacks. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly english: Catalogue
  readonly countryFlags: CountryFlags
  readonly assetOrigin: string | undefined
  readonly worker: boolean
  readonly isolation: Isolation | undefined
  readonly stampOptions: StampOptions
}

/** Compiles the runtime for these merchants. */
export const compileRuntime = ({
  root,
  merchants,
  development,
  builder,
}: Pick<SitesOptions, 'root' | 'merchants' | 'development' | 'builder'>): Promise<Bundle> =>
  bundle({
    root,
    development,
    firebaseEmulator: merchants.some(({ manifest }) => manifest.development?.firebaseEmulator === true),
    ...(builder && { builder }),
  })

/** A release says whose software it contains; a file of the project with this name stays (D216). */
async function withNotices(
  root: string,
  { packages }: Bundle,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const notices = await thirdPartyNotices(root, [...packages, ...dataPackages])
  return new Map([[noticesPath, Buffer.from(notices)], ...files])
}

async function createBuildContext(options: SitesOptions): Promise<BuildContext> {
  const { root, out, merchants, development, assets = join(root, '.cache/assets') } = options
  const languages = [...new Set(['EN', ...merchants.flatMap(({ manifest }) => manifest.languages)])]
  const [compiledBundle, catalogues, countryFlags, ownFiles] = await Promise.all([
    options.compiled ?? compileRuntime(options),
    readCatalogues(root, languages),
    readCountryFlags(root),
    readPublicFiles(join(root, 'public')),
  ])
  const publicFiles = development ? ownFiles : await withNotices(root, compiledBundle, ownFiles)
  writeSourceMaps(options.maps ?? join(root, '.cache/maps'), compiledBundle)
  const { compressed = !development, worker = !development } = options
  const store = createAssetStore({ folder: assets, compressed })
  const assetFolder =
    options.assetOrigin === undefined ? undefined : openAssetFolder(join(out, assetFolderName))
  const stampOptions = {
    out,
    store,
    compressed,
    publicFiles,
    assetFolder,
    workingFolder: options.workingFolder,
  }
  const english = catalogues.get('EN') ?? {}
  const complete = new Map(
    [...catalogues].map(([language, catalogue]) => [language, withEnglish(catalogue, english)] as const),
  )
  const product = createProduct({ bundle: compiledBundle, catalogues: complete, publicFiles, buildCode })
  return {
    bundle: compiledBundle,
    features: compiledBundle.features,
    catalogues: complete,
    english,
    countryFlags,
    assetOrigin: options.assetOrigin,
    worker,
    isolation: options.all && createIsolation(() => collectMarks(options.all ?? []), product),
    stampOptions,
  }
}

async function planOne({ code, folder, manifest }: ResolvedMerchant, context: BuildContext): Promise<Site> {
  const art = heroArtPath(manifest)
  const [logo, icon, pictures, hero] = await Promise.all([
    readPicture(folder, manifest.brand.logo, 'wordmark'),
    readPicture(folder, manifest.brand.icon, 'icon'),
    readPictures(folder, markImages(manifest)),
    art === undefined ? undefined : readHeroArt(folder, art),
  ])
  const catalogues = new Map(
    manifest.languages.map((language) => {
      const catalogue = context.catalogues.get(language) ?? context.english
      return [language, withTextOverrides(catalogue, ownTexts(manifest, language))] as const
    }),
  )
  const english = withTextOverrides(context.english, addedTexts(manifest, 'EN'))
  const appPictures = await drawAppPictures({ icon, logo, theme: manifest.brand.theme })
  return planSite({
    ...context,
    english,
    code,
    manifest,
    catalogues,
    logo,
    icon,
    pictures,
    hero,
    appPictures,
  })
}

async function buildSite(
  merchant: ResolvedMerchant,
  context: BuildContext,
  inputs: SiteInputs | undefined,
  records: SiteRecords | undefined,
): Promise<SiteResult> {
  const { code, manifest } = merchant
  const start = performance.now()
  try {
    const planned = await planOne(merchant, context)
    const problems = (await context.isolation?.check(planned, { code, manifest })) ?? []
    if (problems.length > 0) return { code, problem: problems.join('\n') }
    const site = await stampSite(planned, context.stampOptions)
    if (inputs) records?.write(code, toRecord(site, inputs))
    return { code, site, milliseconds: performance.now() - start }
  } catch (error) {
    return { code, problem: describeError(error) }
  }
}

const toRecord = (
  { folder, pages, features, firstLoadBytes }: StampedSite,
  inputs: SiteInputs,
): SiteRecord => ({
  inputs,
  files: stateOfFiles(folder) ?? '',
  pages,
  features,
  firstLoadBytes,
})
