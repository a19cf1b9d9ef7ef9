import { cacheName } from '../tables/worker'
import { anyEncoding, isFile } from './keep'
import { buildOfPage, otherCaches, usedBefore, type WorkerSite } from './site'
import { withBody } from './withBody'
import type { World } from './world'

/** Requests that run side by side: few, for they stand behind those of the page. */
const lanes = 3

/**
 * Keeps the shell and the list, all of one build, or nothing: a file that does not come, or a page of another build, and the
 * worker that was there before goes on (F125). Rejects then, with the reason.
 */
export async function install(site: WorkerSite, world: World): Promise<void> {
  const name = cacheName(site.merchant, site.build)
  const stood = await world.caches.has(name)
  try {
    const cache = await world.caches.open(name)
    await cache.put(site.shell, await shellOf(site, world))
    await keepAll([...site.files, ...usedBefore(site, await olderFiles(site, world))], cache, world)
  } catch (reason) {
    // A cache of the same build belongs to the worker that works now.
    if (!stood) await world.caches.delete(name)
    throw reason
  }
}

/** The shell without what only its journey was about: browsers do not answer a navigation with a redirected page. */
async function shellOf({ shell, merchant, build }: WorkerSite, world: World): Promise<Response> {
  const answer = await world.fetch(shell, { cache: 'no-cache' })
  const html = await answer.text()
  const found = answer.status === 200 ? buildOfPage(html, merchant) : undefined
  if (found !== build) throw new Error(`The page is of build ${found}, the worker of build ${build}`)
  return withBody(answer, html)
}

/** Paths of the files that older builds of this merchant have kept. */
async function olderFiles(site: WorkerSite, { caches }: World): Promise<string[]> {
  const names = otherCaches(site, cacheName(site.merchant, site.build), await caches.keys())
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

async function keepAll(paths: readonly string[], cache: Cache, world: World): Promise<void> {
  const left = [...paths]
  const lane = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keepFile(path, cache, world)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** What an older build has kept under this very name has this very content. */
async function keepFile(path: string, cache: Cache, world: World): Promise<void> {
  if (await cache.match(path, anyEncoding)) return
  const older = await world.caches.match(path, anyEncoding)
  const answer = older ?? (await world.fetch(path, { priority: 'low' }))
  if (!isFile(answer)) throw new Error(`${path} did not come: ${answer.status}`)
  await cache.put(path, answer)
}
