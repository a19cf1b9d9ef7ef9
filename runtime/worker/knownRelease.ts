import { cacheName } from '../tables/serviceWorker'
import type { WorkerEnvironment } from './workerEnvironment'
import type { WorkerSite } from './workerSite'

/**
 * The release that the host had last, as far as this device knows: only its stored page answers before the network does (D28). It
 * is in a cache of its own, the one without a build; without it the network is asked first. To forget it needs no space.
 */

const key = '/m/release'

export async function readKnownRelease(
  { merchant }: Pick<WorkerSite, 'merchant'>,
  { caches }: Pick<WorkerEnvironment, 'caches'>,
): Promise<string | undefined> {
  try {
    if (!(await caches.has(cacheName(merchant)))) return undefined
    const stored = await (await caches.open(cacheName(merchant))).match(key)
    return await stored?.text()
  } catch {
    return undefined
  }
}

/**
 * Where it cannot be stored, the one before is forgotten: a member must not stay with it. A worker whose cache the kill switch has
 * deleted stores nothing (E7.24).
 */
export async function rememberRelease(
  site: Pick<WorkerSite, 'merchant' | 'build'>,
  build: string,
  environment: Pick<WorkerEnvironment, 'caches'>,
): Promise<void> {
  try {
    if (!(await environment.caches.has(cacheName(site.merchant, site.build)))) return
    const cache = await environment.caches.open(cacheName(site.merchant))
    await cache.put(key, new Response(build))
  } catch {
    await forgetRelease(site, environment)
  }
}

/** From now on the network is asked first, until it has answered. */
export async function forgetRelease(
  { merchant }: Pick<WorkerSite, 'merchant'>,
  { caches }: Pick<WorkerEnvironment, 'caches'>,
): Promise<void> {
  await caches.delete(cacheName(merchant)).catch(() => false)
}
