import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { workerPath } from '../../../runtime/tables/serviceWorker'
import type { WorkerSite } from '../../../runtime/worker/workerSite'
import type { Asset } from '../assets/assetStore'
import type { Bundle } from '../bundle/bundle'
import { importClosure } from '../bundle/chunkGraph'
import { chunkOfStartPage, featuresFolder, startChunk } from '../bundle/featureChunks'
import { scriptJson } from '../site/html'
import { assetUrl, type SiteParts, type SitePartsInput } from '../site/siteParts'
import { entryPath } from '../site/sitePaths'

interface ServiceWorkerInput extends Pick<SitePartsInput, 'assetOrigin'> {
  readonly code: string
  readonly manifest: Manifest
  readonly bundle: Bundle
  /** The heads of the pages, a file for each domain. */
  readonly headFiles: readonly Asset[]
  /** Whether the site may have its service worker, which it has by default; otherwise it is the kill switch. */
  readonly worker?: boolean
}

/** The file m/sw.js, by path from the site's folder; none when the runtime has no service worker. */
export function serviceWorkerFile(
  input: ServiceWorkerInput,
  parts: SiteParts,
  build: string,
): (readonly [path: string, script: string])[] {
  const { code, manifest, bundle, worker = true } = input
  if (!bundle.serviceWorker) return []
  const usesKillSwitch = !worker || manifest.serviceWorker === false
  const site = usesKillSwitch ? { merchant: code } : createWorkerSite(input, parts, build)
  const script = usesKillSwitch ? bundle.serviceWorker.killSwitch : bundle.serviceWorker.script
  return [[workerPath.slice(1), `var site=${scriptJson(site)};\n${script}\n`]]
}

/**
 * What the service worker caches when it is installed: what the lobby and the tasks of every page start with, and the default language;
 * a page has just loaded all of it. Everything that is one lazy import away from the start through a feature (pages, overlays, tasks,
 * places and services) is cached when it is used, or when the line has nothing else to do. Anything further away, and the libraries in
 * runtime/browser, is rarely needed: it is cached on first use only, like other languages and country flags.
 */
function createWorkerSite(input: ServiceWorkerInput, parts: SiteParts, build: string): WorkerSite {
  const { code, bundle, headFiles, assetOrigin } = input
  const toUrl = (asset: Asset) => assetUrl(input, asset)
  const precached = new Set([
    ...startScripts(bundle, parts),
    parts.baseStyle,
    ...(parts.preview ? [parts.preview] : []),
    parts.logo,
    ...[...parts.texts.values()].slice(0, 1),
  ])
  const whenIdle = new Set(nearScripts(bundle, parts).filter((asset) => !precached.has(asset)))
  const all = [...new Set(parts.assets.values())]
  const later = [...all.filter((asset) => !precached.has(asset) && !whenIdle.has(asset)), ...headFiles].map(
    toUrl,
  )
  return {
    merchant: code,
    build,
    shell: entryPath,
    ...(assetOrigin && { assetOrigin }),
    precached: all.filter((asset) => precached.has(asset)).map(toUrl),
    cachedWhenIdle: all.filter((asset) => whenIdle.has(asset)).map(toUrl),
    cachedOnUse: parts.countryFlags ? [...later, parts.countryFlags.address] : later,
  }
}

/** What the lobby needs first, and what starts on every page. */
function startScripts({ chunks }: Bundle, { main, assets }: SiteParts): Asset[] {
  const sources = [startChunk, chunkOfStartPage]
  const starting = [...chunks.values()].filter(({ entry = '' }) => sources.includes(entry))
  const names = importClosure(chunks, [main.name, ...starting.map(({ name }) => name)])
  return names.flatMap((name) => assetsByName(assets).get(name) ?? [])
}

/** What is one lazy import away from the start through a feature. */
function nearScripts({ chunks }: Bundle, { main, assets }: SiteParts): Asset[] {
  const siteAssets = assetsByName(assets)
  const startChunks = importClosure(chunks, [main.name])
  const featureChunks = startChunks
    .flatMap((name) => chunks.get(name)?.lazyImports ?? [])
    .filter((name) => chunks.get(name)?.entry?.startsWith(featuresFolder) && siteAssets.has(name))
  return importClosure(chunks, [...startChunks, ...featureChunks]).flatMap(
    (name) => siteAssets.get(name) ?? [],
  )
}

const assetsByName = (assets: SiteParts['assets']): ReadonlyMap<string, Asset> =>
  new Map([...assets.values()].map((asset) => [asset.name, asset] as const))
