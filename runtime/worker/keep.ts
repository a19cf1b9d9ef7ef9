import { cacheName } from '../tables/worker'
import { otherCaches, owns, type WorkerSite } from './site'
import type { World } from './world'

/** The host's answers vary by encodings, which a worker never sees. */
export const anyEncoding = { ignoreVary: true } as const

/** A file of ours: a captive portal answers with a page of its own instead, and says that all is well. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !(headers.get('content-type') ?? '').includes('text/html')

/** Kept, from whichever build; storage that refuses holds nothing. */
export const kept = (path: string, { caches }: World): Promise<Response | undefined> =>
  caches.match(path, anyEncoding).catch(() => undefined)

/**
 * Keeps a file in the cache of the build that owns it. Storage that is full or refuses keeps nothing, and no harm (F024). A cache
 * that is gone was taken away by a newer worker or by the kill switch, and is not made again (E7.24).
 */
export async function keep(path: string, answer: Response, site: WorkerSite, world: World): Promise<void> {
  const name = cacheName(site.merchant, site.build)
  try {
    if (!(await world.caches.has(name))) return
    const cache = await world.caches.open(name)
    await cache.put(path, answer)
  } catch {
    // the site goes on by the network
  }
}

/** Files that the page had used before this worker was there; the browser's own cache still has them. */
export async function keepUsed(paths: readonly string[], site: WorkerSite, world: World): Promise<void> {
  for (const path of paths.filter((one) => owns(site, one))) {
    if (await kept(path, world)) continue
    const answer = await world.fetch(path).catch(() => undefined)
    if (answer && isFile(answer)) await keep(path, answer, site, world)
  }
}

/**
 * Takes away what older builds of this merchant left. While several windows are open some may still show an older build, and
 * their files stay: nobody is left without the code of the page that is open (F126).
 */
export async function sweep(site: WorkerSite, world: World, mostWindows: number): Promise<void> {
  if ((await world.windows()) > mostWindows) return
  const own = cacheName(site.merchant, site.build)
  const stale = otherCaches(site, own, await world.caches.keys())
  await Promise.all(stale.map((name) => world.caches.delete(name)))
}
