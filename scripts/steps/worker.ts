import type { Manifest } from '../../runtime/schema/manifest.gen'
import { workerPath } from '../../runtime/tables/serviceWorker'
import type { WorkerSite } from '../../runtime/worker/workerSite'
import { entryPath } from './addresses'
import type { Asset } from './assets'
import type { Bundle } from './bundle'
import { scriptJson } from './html'
import { assetUrl, type Parts } from './parts'
import { closure } from './prune'

interface WorkerInput {
  readonly code: string
  readonly manifest: Manifest
  readonly bundle: Bundle
  /** A build for development keeps nothing in a browser: its worker is the kill switch. */
  readonly development?: boolean
}

/** The file m/sw.js by its path from the site's folder; none when the runtime has no worker. */
export function workerFile(
  input: WorkerInput,
  parts: Parts,
  build: string,
): (readonly [path: string, script: string])[] {
  const { code, manifest, bundle, development = false } = input
  if (!bundle.worker) return []
  const isKilled = development || manifest.serviceWorker === false
  const site = isKilled ? { merchant: code } : workerSite(input, parts, build)
  const script = isKilled ? bundle.worker.kill : bundle.worker.site
  return [[workerPath.slice(1), `var site=${scriptJson(site)};\n${script}\n`]]
}

/**
 * What is kept before the worker begins: the start, and all that it leads to in one step through a feature (its pages, overlays,
 * tasks, pieces and services) with what those import, their styles, and the first language. What is a step further, or a
 * library of the edge, is for few: it is kept when it is first used, as other languages and flags are.
 */
function workerSite({ code, bundle }: WorkerInput, parts: Parts, build: string): WorkerSite {
  const first = new Set([
    ...oneStep(bundle, parts),
    parts.baseStyle,
    parts.logo,
    ...parts.styles.values(),
    ...[...parts.texts.values()].slice(0, 1),
  ])
  const all = [...new Set(parts.assets.values())]
  const later = all.filter((asset) => !first.has(asset)).map(assetUrl)
  return {
    merchant: code,
    build,
    shell: entryPath,
    precached: all.filter((asset) => first.has(asset)).map(assetUrl),
    cachedOnUse: parts.flags ? [...later, parts.flags.address] : later,
  }
}

const featuresFolder = 'runtime/features/'

function oneStep({ chunks }: Bundle, { main, assets }: Parts): Asset[] {
  const here = new Map([...assets.values()].map((asset) => [asset.name, asset] as const))
  const start = closure(chunks, [main.name])
  const steps = start
    .flatMap((name) => chunks.get(name)?.lazyImports ?? [])
    .filter((name) => chunks.get(name)?.entry?.startsWith(featuresFolder) && here.has(name))
  return closure(chunks, [...start, ...steps]).flatMap((name) => here.get(name) ?? [])
}
