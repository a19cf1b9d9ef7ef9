import { offersPush } from '../../../runtime/rules/push/pushProject'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Asset } from '../assets/assetStore'
import { type Catalogue, siteTexts } from '../assets/catalogues'
import type { CountryFlags } from '../assets/countryFlags'
import { integrity, shortHash } from '../assets/hashes'
import type { HeroArt } from '../assets/heroArt'
import type { Picture } from '../assets/pictures'
import type { Bundle } from '../bundle/bundle'
import type { Chunk } from '../bundle/chunkGraph'
import { findChunk, importClosure, reachableChunks } from '../bundle/chunkGraph'
import { featuresFolder } from '../bundle/featureChunks'
import { baseStyleSource } from '../bundle/featureStyles'
import { type BuildFeature, includedFeatures } from '../bundle/features'
import { assetsPath } from './sitePaths'

export interface SitePartsInput {
  readonly manifest: Manifest
  readonly bundle: Bundle
  readonly features: readonly BuildFeature[]
  /** By language, with the merchant's own texts and order. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  /** For texts that are missing at run time (D24). */
  readonly english: Catalogue
  readonly logo: Picture
  /** The marks in the footer, by their path in the manifest. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** The art of the lobby's first slide, where the manifest gives one. */
  readonly hero: HeroArt | undefined
  readonly countryFlags: CountryFlags
  /** The origin of another host that has the assets of all sites; absent: each site has its own. */
  readonly assetOrigin?: string | undefined
}

/** The parts of a merchant's site, selected from what was compiled for all merchants. */
export interface SiteParts {
  readonly features: readonly BuildFeature[]
  /** The features that this merchant can never use. */
  readonly excluded: readonly BuildFeature[]
  /** Assets by logical name: "runtime/main.tsx", "texts/VI.json". Chunks without a source have their file name. */
  readonly assets: ReadonlyMap<string, Asset>
  /** The script that starts the site. */
  readonly main: Asset
  readonly preview: Asset | undefined
  readonly baseStyle: Asset
  readonly logo: Asset
  /** Catalogues by language. */
  readonly texts: ReadonlyMap<string, Asset>
  /** How many sections each of them has. */
  readonly textSections: number
  /** The stylesheets of features, which they have only during development. */
  readonly featureStyles: readonly Asset[]
  /** Present when the site shows countries; the address is complete. */
  readonly countryFlags: CountryFlags | undefined
}

const mainSource = 'runtime/main.tsx'
/** The only feature that shows country flags. */
const countryFeature = 'country'

/** Leaves out what this merchant can never use: chunks, stylesheets and texts of excluded features. */
export function collectSiteParts(input: SitePartsInput): SiteParts {
  const { bundle, manifest, logo } = input
  const features = includedFeatures(input.features, manifest)
  const excluded = input.features.filter((feature) => !features.includes(feature))
  const main = requireChunk(bundle, mainSource)
  const scripts = siteScripts(bundle, manifest, excluded)
  const baseStyle = requireChunk(bundle, baseStyleSource)
  const featureStyles = siteStyles(bundle, features)
  const sections = features.map((feature) => feature.id)
  const texts = textsOf(input, sections)
  const compiled = [...scripts, baseStyle.name, ...featureStyles.map((style) => style.name)]
  const assets = [
    ...compiled.map((name) => [bundle.chunks.get(name)?.entry ?? name, requireAsset(bundle, name)] as const),
    ...[...texts].map(([language, asset]) => [`texts/${language}.json`, asset] as const),
    ['logo', logo] as const,
    ...input.pictures,
    ...(input.hero?.files ?? []).map(({ asset }) => [asset.name, asset] as const),
    ...(bundle.preview ? [['preview', bundle.preview] as const] : []),
  ]
  return {
    features,
    excluded,
    assets: new Map(assets.sort(([one], [other]) => (one < other ? -1 : 1))),
    main: requireAsset(bundle, main.name),
    preview: bundle.preview,
    baseStyle: requireAsset(bundle, baseStyle.name),
    logo,
    texts,
    textSections: Object.keys(siteTexts(input.english, sections)).length,
    featureStyles,
    countryFlags: features.some(({ id }) => id === countryFeature)
      ? { ...input.countryFlags, address: (input.assetOrigin ?? '') + input.countryFlags.address }
      : undefined,
  }
}

/** The names of the scripts that a site without these features can reach. */
export const siteScripts = (
  bundle: Bundle,
  manifest: Manifest,
  excluded: readonly BuildFeature[],
): string[] =>
  reachableChunks(
    bundle.chunks,
    [requireChunk(bundle, mainSource).name],
    [...excluded.map(({ chunk }) => chunk), ...unusedLibraries(manifest, excluded)],
  )

/**
 * Browser libraries that nothing in the site uses: without a Firebase project nobody signs in with Firebase (I4.37), without
 * another one there are no push messages in browsers (E3.46), and some belong to one feature.
 */
export const unusedLibraries = (
  manifest: Pick<Manifest, 'settings' | 'serviceWorker' | 'session'>,
  excluded: readonly Pick<BuildFeature, 'id'>[],
): string[] => [
  ...(manifest.settings?.firebase === undefined ? ['runtime/browser/identity/firebase'] : []),
  ...(excluded.some(({ id }) => id === 'push') ? ['runtime/browser/messaging'] : []),
  ...(offersPush(manifest) === false ? ['runtime/browser/messaging/sdk.ts'] : []),
  ...(excluded.some(({ id }) => id === 'oneTap') ? ['runtime/browser/identity/oneTap.ts'] : []),
]

function requireChunk(bundle: Bundle, source: string): Chunk {
  const chunk = findChunk(bundle.chunks, source)
  if (!chunk) throw new Error(`The build produced no chunk for ${source}.`)
  return chunk
}

function requireAsset(bundle: Pick<Bundle, 'assets'>, name: string): Asset {
  const asset = bundle.assets.get(name)
  if (!asset) throw new Error(`The build produced no ${name}.`)
  return asset
}

/** The stylesheets of these features, which they have only during development. */
export const siteStyles = (bundle: Bundle, features: readonly BuildFeature[]): Asset[] =>
  features.flatMap((feature) => {
    const chunk = findChunk(bundle.chunks, `${featuresFolder}${feature.id}/${feature.id}.css`)
    return chunk ? [requireAsset(bundle, chunk.name)] : []
  })

function textsOf(
  { manifest, catalogues, english }: SitePartsInput,
  sections: readonly string[],
): Map<string, Asset> {
  const languages: readonly string[] = [...new Set([...manifest.languages, 'EN'])]
  return new Map(
    languages.map((language) => {
      return [language, textsAsset(language, catalogues.get(language) ?? english, sections)] as const
    }),
  )
}

/** Merchants with the same features, and no texts of their own, have the same files. */
const knownTexts = new WeakMap<Catalogue, Map<string, Asset>>()
/** Enough for the kinds of merchants of an operator, and little to keep in memory. */
const maxKnownTexts = 20

function textsAsset(language: string, catalogue: Catalogue, sections: readonly string[]): Asset {
  const known = knownTexts.get(catalogue) ?? new Map<string, Asset>()
  knownTexts.set(catalogue, known)
  const key = sections.join()
  const found = known.get(key)
  if (found) return found
  const content = Buffer.from(JSON.stringify(siteTexts(catalogue, sections)))
  const asset = { name: `${language}.${shortHash(content)}.json`, content }
  if (known.size >= maxKnownTexts) known.clear()
  known.set(key, asset)
  return asset
}

/** Scripts that are loaded before a feature's page is rendered, the main script first. */
export function initialScripts(
  { chunks, ...bundle }: Bundle,
  { main }: SiteParts,
  feature: BuildFeature | undefined,
): Asset[] {
  const featureScript = feature && findChunk(chunks, feature.chunk)
  const scripts = featureScript ? [main.name, featureScript.name] : [main.name]
  return importClosure(chunks, scripts).map((name) => requireAsset(bundle, name))
}

/** The URL of an asset: a path, or a whole one on the host of the assets. */
export const assetUrl = ({ assetOrigin = '' }: Pick<SitePartsInput, 'assetOrigin'>, asset: Asset): string =>
  `${assetOrigin}${assetsPath}${asset.name}`

/** An asset as a tag refers to it; the browser rejects other content (SRI). */
export interface AssetReference {
  readonly url: string
  readonly integrity: string
}

export const toReference = (input: Pick<SitePartsInput, 'assetOrigin'>, asset: Asset): AssetReference => ({
  url: assetUrl(input, asset),
  integrity: integrity(asset.content),
})
