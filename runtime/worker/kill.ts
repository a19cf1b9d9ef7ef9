/**
 * The kill switch: stamped as m/sw.js where a manifest says `serviceWorker: false`. It takes over at once, throws away what
 * was kept and takes itself away; it answers nothing, so every page is free at its next navigation at the latest.
 */

import { scope } from './scope'
import { otherCaches } from './site'

/** Written before this script by the build. */
declare const site: { readonly merchant: string }

async function free(): Promise<void> {
  const all = otherCaches(site, '', await scope.caches.keys())
  await Promise.all(all.map((name) => scope.caches.delete(name)))
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  event.waitUntil(free().finally(() => scope.registration.unregister()))
})
