import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Catalogue } from '../assets/catalogues'
import { contentHash } from '../assets/hashes'
import { heroArtPath } from '../assets/heroArt'
import type { Bundle } from '../bundle/bundle'
import { findChunk } from '../bundle/chunkGraph'
import { baseStyleSource } from '../bundle/featureStyles'
import { includedFeatures } from '../bundle/features'
import type { SiteInputs } from '../records/siteRecords'
import { siteScripts, siteStyles } from '../site/siteParts'
import type { ResolvedMerchant } from '../validate/loadMerchants'

/** What all merchants of a build have in common. */
export interface SharedInputs {
  readonly bundle: Bundle
  /** By language, with the English texts that it lacks. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  /** The build's own code, and how it was asked to build. */
  readonly build: string
  readonly publicFiles: ReadonlyMap<string, Uint8Array>
  /** The address of the countries' flags, which has their hash. */
  readonly countryFlags: string
}

const hash = (value: unknown): string => contentHash(Buffer.from(JSON.stringify(value)))

/** Everything that a merchant's site is made of, a hash each: what is the same as in the last build gives the same site. */
export function createSiteInputs(shared: SharedInputs): (merchant: ResolvedMerchant) => Promise<SiteInputs> {
  const { bundle, publicFiles, countryFlags } = shared
  const { watchdog, boot, criticalCss, paintedHeroCss, preview, captcha, miniGame, serviceWorker, features } =
    bundle
  const baseStyle = findChunk(bundle.chunks, baseStyleSource)?.name
  const inEverySite = hash([
    baseStyle,
    watchdog,
    boot,
    criticalCss,
    paintedHeroCss,
    preview?.name,
    captcha,
    miniGame,
    serviceWorker,
    features,
  ])
  const files = hash([...publicFiles].map(([path, content]) => [path, contentHash(content)]))
  const codeOf = createCodeHash(bundle)
  return async ({ code, folder, manifest }) => {
    const { scripts, styles, excluded } = codeOf(manifest)
    const texts = [...new Set([...manifest.languages, 'EN'])].map(
      (language) => [`texts ${language}`, textsHash(shared, language, excluded)] as const,
    )
    const pictures = await Promise.all(
      picturesOf(manifest).map(async (path) => [path, await fileHash(join(folder, path))] as const),
    )
    return {
      'the build itself': shared.build,
      'merchant code': code,
      ...Object.fromEntries(Object.entries(manifest).map(([key, value]) => [`"${key}"`, hash(value)])),
      ...Object.fromEntries(pictures),
      'the code': hash([inEverySite, scripts, countryFlags]),
      'the styles': styles,
      ...Object.fromEntries(texts),
      'public/': files,
    }
  }
}

/** The compiled files that a merchant's site can reach; most merchants have the same features as others. */
function createCodeHash(bundle: Bundle) {
  const known = new Map<
    string,
    { readonly scripts: string; readonly styles: string; readonly excluded: string }
  >()
  return (manifest: Manifest) => {
    const included = includedFeatures(bundle.features, manifest)
    const excluded = bundle.features.filter((feature) => !included.includes(feature))
    const scripts = hash(siteScripts(bundle, manifest, excluded))
    const key = excluded.map(({ id }) => id).join()
    const found = known.get(`${scripts} ${key}`)
    if (found) return found
    const styles = siteStyles(bundle, included).map(({ name }) => name)
    const result = { scripts, styles: hash(styles), excluded: key }
    known.set(`${scripts} ${key}`, result)
    return result
  }
}

const knownTexts = new WeakMap<Catalogue, Map<string, string>>()

/** The texts of a language, without those of features that a site does not have. */
function textsHash({ catalogues }: SharedInputs, language: string, excluded: string): string {
  const catalogue = catalogues.get(language)
  if (!catalogue) return ''
  const known = knownTexts.get(catalogue) ?? new Map<string, string>()
  knownTexts.set(catalogue, known)
  const left = new Set(excluded.split(','))
  const found =
    known.get(excluded) ?? hash(Object.entries(catalogue).filter(([section]) => !left.has(section)))
  known.set(excluded, found)
  return found
}

const fileHash = (path: string): Promise<string> => readFile(path).then(contentHash, () => 'missing')

/** The pictures that a site is made of. */
export const picturesOf = (manifest: Manifest): string[] => [
  manifest.brand.logo,
  manifest.brand.icon,
  ...markImages(manifest),
  ...[heroArtPath(manifest) ?? []].flat(),
]

/** The images of the marks in the footer, without repetitions. */
export const markImages = ({ compliance: { payments = [], seals = [] } = {} }: Manifest): string[] => [
  ...new Set([...payments, ...seals].flatMap(({ image }) => image ?? [])),
]
