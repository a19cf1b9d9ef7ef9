import { cacheName } from '../tables/serviceWorker'
import type { WorkerEnvironment } from './workerEnvironment'
import { belongsToBuild, cachesOfOtherBuilds, type WorkerSite } from './workerSite'

/** The host's responses vary by encoding, which a worker never sees. */
export const ignoreVary = { ignoreVary: true } as const

const codeTypes: Readonly<Record<string, string>> = { js: 'javascript', css: 'css', json: 'json' }

const codeTypeOf = (path: string): string | undefined => codeTypes[path.slice(path.lastIndexOf('.') + 1)]

/** Scripts, styles and texts: what the site cannot do without. */
export const isCode = (path: string): boolean => codeTypeOf(path) !== undefined

/** Whether a response is this file of ours: a captive portal responds with its own page instead, and with status 200. */
export function isFileResponse(path: string, { status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  return status === 200 && !type.includes('text/html') && type.includes(codeTypeOf(path) ?? '')
}

/** The cached file, from any build. Where storage is refused, nothing is cached. */
export const findCached = (path: string, { caches }: WorkerEnvironment): Promise<Response | undefined> =>
  caches.match(path, ignoreVary).catch(() => undefined)

/**
 * Stores a file in the cache of its build. Storage that is full or refused does no harm (F024). A missing cache was
 * deleted by a newer worker or by the kill switch, and is not created again (E7.24).
 */
export async function store(
  path: string,
  response: Response,
  site: WorkerSite,
  environment: WorkerEnvironment,
): Promise<void> {
  const name = cacheName(site.merchant, site.build)
  try {
    if (!(await environment.caches.has(name))) return
    const cache = await environment.caches.open(name)
    await cache.put(path, response)
  } catch {
    // the site continues with the network
  }
}

/**
 * Stores files that are not stored yet, one after the other: those that the page loaded before the worker existed, which are still in
 * the browser's HTTP cache, or those that a member may need later. Whatever does not come is left for another time.
 */
export async function storeFiles(
  paths: readonly string[],
  site: WorkerSite,
  environment: WorkerEnvironment,
): Promise<void> {
  for (const path of paths.filter((path) => belongsToBuild(site, path))) {
    if (await findCached(path, environment)) continue
    const response = await environment.fetch(path, { priority: 'low' }).catch(() => undefined)
    if (response && isFileResponse(path, response)) await store(path, response, site, environment)
  }
}

/**
 * Deletes the caches of older builds of this merchant. They stay while several windows are open, because one may still
 * show an older build and need its code (F126).
 */
export async function deleteOldCaches(
  site: WorkerSite,
  environment: WorkerEnvironment,
  maxWindows: number,
): Promise<void> {
  if ((await environment.countWindows()) > maxWindows) return
  const stale = cachesOfOtherBuilds(site, await environment.caches.keys())
  await Promise.all(stale.map((name) => environment.caches.delete(name)))
}
