import type { Manifest } from '../../runtime/schema/manifest.gen'
import { assetsPath } from './addresses'
import type { Asset } from './assets'
import type { Bundle, Chunk } from './bundle'
import { integrity, shortHash } from './digest'
import { type BuildFeature, keptFeatures } from './features'
import type { Flags } from './flags'
import type { Picture } from './images'
import { chunkOf, closure, reachable } from './prune'
import { type Catalogue, siteTexts } from './texts'

export interface PartsInput {
  readonly manifest: Manifest
  readonly bundle: Bundle
  readonly features: readonly BuildFeature[]
  /** By language, in the merchant's words and order. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly logo: Picture
  readonly flags: Flags
}

/** What one merchant's site is made of, out of what was compiled for all. */
export interface Parts {
  readonly features: readonly BuildFeature[]
  /** Logical name to asset: "runtime/main.tsx", "texts/VI.json". Chunks that have no source go by their file name. */
  readonly assets: ReadonlyMap<string, Asset>
  /** The script that starts the site. */
  readonly main: Asset
  readonly baseStyle: Asset
  readonly logo: Asset
  /** Language to catalogue. */
  readonly texts: ReadonlyMap<string, Asset>
  /** Feature id to stylesheet. */
  readonly styles: ReadonlyMap<string, Asset>
  /** Where countries are shown. */
  readonly flags: Flags | undefined
}

const mainSource = 'runtime/main.tsx'
/** The feature without which nobody sees a flag. */
const showsFlags = 'country'
const baseStyleSource = 'runtime/ui/base.css'

/** Leaves out what this merchant can never use: chunks, stylesheets and texts of its pruned features. */
export function collectParts(input: PartsInput): Parts {
  const { bundle, manifest, logo } = input
  const features = keptFeatures(input.features, manifest)
  const pruned = input.features.filter((feature) => !features.includes(feature))
  const main = chunkMade(bundle, mainSource)
  const scripts = reachable(
    bundle.chunks,
    [main.name],
    [...pruned.map(featureFolder), ...unusedEdges(manifest)],
  )
  const baseStyle = chunkMade(bundle, baseStyleSource)
  const styles = stylesOf(bundle, features)
  const texts = textsOf(input, features)
  const compiled = [...scripts, baseStyle.name, ...[...styles.values()].map((style) => style.name)]
  const assets = [
    ...compiled.map((name) => [bundle.chunks.get(name)?.entry ?? name, compiledAsset(bundle, name)] as const),
    ...[...texts].map(([language, asset]) => [`texts/${language}.json`, asset] as const),
    ['logo', logo] as const,
  ]
  return {
    features,
    assets: new Map(assets.sort(([one], [other]) => (one < other ? -1 : 1))),
    main: compiledAsset(bundle, main.name),
    baseStyle: compiledAsset(bundle, baseStyle.name),
    logo,
    texts,
    styles,
    flags: features.some(({ id }) => id === showsFlags) ? input.flags : undefined,
  }
}

/** Libraries of the edge that only a setting makes use of: nobody signs in by Firebase without a project (I4.37). */
export const unusedEdges = ({ settings }: Manifest): string[] =>
  settings?.firebase === undefined ? ['runtime/browser/identity/firebase'] : []

const featureFolder = (feature: BuildFeature): string => `runtime/features/${feature.id}`

function chunkMade(bundle: Bundle, source: string): Chunk {
  const chunk = chunkOf(bundle.chunks, source)
  if (!chunk) throw new Error(`The compile made nothing for ${source}.`)
  return chunk
}

function compiledAsset(bundle: Bundle, name: string): Asset {
  const asset = bundle.assets.get(name)
  if (!asset) throw new Error(`The compile made no ${name}.`)
  return asset
}

function stylesOf(bundle: Bundle, features: readonly BuildFeature[]): Map<string, Asset> {
  return new Map(
    features.flatMap((feature) => {
      const chunk = chunkOf(bundle.chunks, `${featureFolder(feature)}/${feature.id}.css`)
      return chunk ? [[feature.id, compiledAsset(bundle, chunk.name)] as const] : []
    }),
  )
}

function textsOf(
  { manifest, catalogues }: PartsInput,
  features: readonly BuildFeature[],
): Map<string, Asset> {
  const sections = features.map((feature) => feature.id)
  return new Map(
    manifest.languages.map((language) => {
      const texts = siteTexts(catalogues.get(language) ?? {}, sections)
      const content = Buffer.from(JSON.stringify(texts))
      return [language, { name: `${language}.${shortHash(content)}.json`, content }] as const
    }),
  )
}

/** Scripts that are loaded before `sources` run, the starting script first. */
export function scriptsFor(bundle: Bundle, parts: Parts, sources: readonly string[]): Asset[] {
  const views = sources.flatMap((source) => chunkOf(bundle.chunks, source)?.name ?? [])
  return closure(bundle.chunks, [parts.main.name, ...views]).map((name) => compiledAsset(bundle, name))
}

export const assetUrl = (asset: Asset): string => `${assetsPath}${asset.name}`

/** A file as a tag refers to it; the browser refuses other bytes than these (SRI). */
export interface Reference {
  readonly url: string
  readonly integrity: string
}

export const reference = (asset: Asset): Reference => ({
  url: assetUrl(asset),
  integrity: integrity(asset.content),
})
