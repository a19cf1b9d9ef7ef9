/** The site's service worker (E7.24), stamped for each merchant as m/sw.js with its build and its list. */

import { answerFile, answerPage } from './answer'
import { choose } from './choose'
import { install } from './install'
import { keepUsed, sweep } from './keep'
import { readQuestion } from './question'
import { scope } from './scope'
import type { WorkerSite } from './site'
import type { World } from './world'

/** Written before this script by the build. */
declare const site: WorkerSite

/** A worker that nobody had before serves the open page too: the site is there without a network after one visit. */
let isFirst = false

const world = (goesOn: World['goesOn'] = () => undefined): World => ({
  caches: scope.caches,
  fetch: (request, how) => scope.fetch(request, how),
  after: (delay, run) => void scope.setTimeout(run, delay),
  windows: async () => (await scope.clients.matchAll({ type: 'window' })).length,
  goesOn,
})

scope.addEventListener('install', (event) => {
  isFirst = scope.registration.active === null
  event.waitUntil(install(site, world()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(sweep(site, world(), 1))
  if (isFirst) event.waitUntil(scope.clients.claim())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = choose(request, scope.location.origin)
  if (kind === 'nothing') return
  const around = world((work) => event.waitUntil(work))
  if (kind === 'file') return event.respondWith(answerFile(request, site, around))
  event.respondWith(answerPage(request, site, around))
  // The first window of all: nobody shows an older build any more.
  event.waitUntil(sweep(site, around, 0))
})

scope.addEventListener('message', (event) => {
  const question = readQuestion(event.data)
  if (question?.do === 'takeOver') event.waitUntil(scope.skipWaiting())
  if (question?.do === 'tellBuild') event.ports[0]?.postMessage(site.build)
  if (question?.do === 'keep') event.waitUntil(keepUsed(question.files, site, world()))
})
