/** The site's service worker (E7.24), written for each merchant as m/sw.js with its build and its file list. */

import { parseJson } from '../rules/network/read'
import { classifyRequest } from './classifyRequest'
import { deleteOldCaches, storeFiles } from './fileCache'
import { install } from './install'
import { forgetRelease, readKnownRelease, rememberRelease } from './knownRelease'
import { createPushEnvironment } from './pushEnvironment'
import { handleNotificationTap, handlePush } from './pushMessages'
import { readWorkerMessage } from './readWorkerMessage'
import { respondToNavigation, respondWithFile } from './respond'
import type { WorkerEnvironment } from './workerEnvironment'
import { workerGlobal } from './workerGlobal'
import type { WorkerSite } from './workerSite'

/** The build writes it in front of this script. */
declare const site: WorkerSite

/** The very first worker also serves the page that is open: the site works without a network after one visit. */
let isFirst = false

const createEnvironment = (
  waitUntil: WorkerEnvironment['waitUntil'] = () => undefined,
): WorkerEnvironment => ({
  caches: workerGlobal.caches,
  line: workerGlobal.navigator.connection ?? {},
  fetch: (request, options) => workerGlobal.fetch(request, options),
  after: (delay, callback) => void workerGlobal.setTimeout(callback, delay),
  now: () => Date.now(),
  countWindows: async () => (await workerGlobal.clients.matchAll({ type: 'window' })).length,
  waitUntil,
})

/** What was installed is the host's release now; but a mark that the network is asked first stays. */
async function installAndKnow(): Promise<void> {
  const environment = createEnvironment()
  await install(site, environment)
  if (isFirst || (await readKnownRelease(site, environment)) !== undefined)
    await rememberRelease(site, site.build, environment)
}

workerGlobal.addEventListener('install', (event) => {
  isFirst = workerGlobal.registration.active === null
  event.waitUntil(installAndKnow())
})

workerGlobal.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches(site, createEnvironment(), 1))
  if (isFirst) event.waitUntil(workerGlobal.clients.claim())
})

workerGlobal.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = classifyRequest(request, workerGlobal.location.origin, site.assetOrigin)
  if (kind === 'nothing') return
  const environment = createEnvironment((work) => event.waitUntil(work))
  if (kind === 'file') return event.respondWith(respondWithFile(request, site, environment))
  event.respondWith(respondToNavigation(request, site, environment))
  // The first window of all: no page shows an older build any more.
  event.waitUntil(deleteOldCaches(site, environment, 0))
})

/** Replies when it is done: the page may be about to leave. */
async function askNetworkFirst(port: MessagePort | undefined): Promise<void> {
  await forgetRelease(site, createEnvironment())
  port?.postMessage('done')
}

workerGlobal.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data)
  if (message?.type === 'takeOver') event.waitUntil(workerGlobal.skipWaiting())
  if (message?.type === 'getBuild') event.ports[0]?.postMessage(site.build)
  if (message?.type === 'askNetwork') event.waitUntil(askNetworkFirst(event.ports[0]))
  if (message?.type === 'cacheFiles') event.waitUntil(storeFiles(message.files, site, createEnvironment()))
  if (message?.type === 'cacheRest')
    event.waitUntil(storeFiles(site.cachedWhenIdle, site, createEnvironment()))
})

workerGlobal.addEventListener('push', (event) => {
  event.waitUntil(handlePush(parseJson(event.data?.text() ?? ''), createPushEnvironment()))
})

workerGlobal.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(handleNotificationTap(event.notification.data, createPushEnvironment()))
})
