import { cacheName } from '../tables/serviceWorker'
import { ignoreVary, isFileResponse } from './fileCache'
import { startFiles, storedCopy } from './storedPages'
import type { WorkerEnvironment } from './workerEnvironment'
import { buildOfPage, cachesOfOtherBuilds, fileName, successorsOf, type WorkerSite } from './workerSite'

/** Parallel requests: few, because they compete with those of the page. */
const parallelDownloads = 3

/**
 * Caches the shell and all listed files of one build, or nothing: when a file fails to load or the page is of another
 * build, it rejects with the reason, and the previous worker stays active (F125).
 */
export async function install(site: WorkerSite, environment: WorkerEnvironment): Promise<void> {
  const name = cacheName(site.merchant, site.build)
  const existed = await environment.caches.has(name)
  try {
    const cache = await environment.caches.open(name)
    const { response, html } = await fetchShell(site, environment)
    await storeAll(
      [...site.precached, ...successorsOf(site, await pathsOfOlderBuilds(site, environment))],
      startFiles(html),
      cache,
      environment,
    )
    // The last one: where the page is, its files are (D28).
    await cache.put(site.shell, storedCopy(response, html, environment))
  } catch (reason) {
    // A cache of the same build belongs to the active worker.
    if (!existed) await environment.caches.delete(name)
    throw reason
  }
}

async function fetchShell({ shell, merchant, build }: WorkerSite, environment: WorkerEnvironment) {
  const response = await environment.fetch(shell, { cache: 'no-cache' })
  const html = await response.text()
  const foundBuild = response.status === 200 ? buildOfPage(html, merchant) : undefined
  if (foundBuild !== build)
    throw new Error(`The page is of build ${foundBuild}, the worker of build ${build}`)
  return { response, html }
}

/** Paths of the files that older builds of this merchant have cached. */
async function pathsOfOlderBuilds(site: WorkerSite, { caches }: WorkerEnvironment): Promise<string[]> {
  const names = cachesOfOtherBuilds(site, await caches.keys())
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => fileName(site, url))
}

async function storeAll(
  paths: readonly string[],
  hashes: ReadonlyMap<string, string>,
  cache: Cache,
  environment: WorkerEnvironment,
): Promise<void> {
  const remaining = [...paths]
  const download = async (): Promise<void> => {
    for (let path = remaining.shift(); path !== undefined; path = remaining.shift())
      await storeFile(path, hashes.get(path), cache, environment)
  }
  await Promise.all(Array.from({ length: parallelDownloads }, download))
}

/** A file that an older build has cached under the same name has the same content. The browser refuses one with another hash. */
async function storeFile(
  path: string,
  integrity: string | undefined,
  cache: Cache,
  environment: WorkerEnvironment,
): Promise<void> {
  if (await cache.match(path, ignoreVary)) return
  const cached = await environment.caches.match(path, ignoreVary)
  const response =
    cached ?? (await environment.fetch(path, { priority: 'low', ...(integrity && { integrity }) }))
  if (!isFileResponse(path, response)) throw new Error(`${path} did not come: ${response.status}`)
  await cache.put(path, response)
}
