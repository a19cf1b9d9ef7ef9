/**
 * The kill switch: written as m/sw.js where a manifest says `serviceWorker: false`. It takes over at once, deletes the
 * caches and unregisters itself. It handles no requests, so every page is without a worker after its next navigation. A page of an
 * older build that is still open may register only afterwards, which undoes that: its message to the worker ends it again.
 */

import { workerGlobal } from './workerGlobal'
import { cachesOfMerchant } from './workerSite'

/** The build writes it in front of this script. */
declare const site: { readonly merchant: string }

async function deleteCaches(): Promise<void> {
  const all = cachesOfMerchant(site, await workerGlobal.caches.keys())
  await Promise.all(all.map((name) => workerGlobal.caches.delete(name)))
}

workerGlobal.addEventListener('install', (event) => event.waitUntil(workerGlobal.skipWaiting()))
workerGlobal.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().finally(() => workerGlobal.registration.unregister()))
})
workerGlobal.addEventListener('message', (event) => event.waitUntil(workerGlobal.registration.unregister()))
