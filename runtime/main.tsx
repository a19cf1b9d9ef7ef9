import { inNextTask } from './browser/clock'
import { createBrowser } from './browser/createBrowser'
import { installTrustedTypesPolicy } from './browser/html/trustedTypes'
import { ignoreSecondTaps } from './browser/page/secondTap'
import { readSiteData, rootElement } from './browser/start/readSiteData'
import { features } from './features'
import { start } from './shell/start'

function startSite(): void {
  const data = readSiteData()
  ignoreSecondTaps()
  installTrustedTypesPolicy(data.manifest.hosts?.script ?? [])
  start({
    browser: createBrowser(data.code, {
      tracking: async () => (await import('./browser/tracking')).browserTracking,
      serviceWorkerClient: () => import('./browser/serviceWorker/serviceWorkerClient'),
    }),
    data,
    features: features.filter(({ id }) => !data.withoutFeatures.includes(id)),
    root: rootElement(),
    early: globalThis.__boot,
  }).catch((error) => {
    console.error(error)
    globalThis.__watchdog?.reportFailure()
  })
}
// A task of its own: the libraries have just taken one, and a tap can come between.
inNextTask(startSite)
// Safari 15.4 is the only supported browser without `inert`.
if (!('inert' in HTMLElement.prototype))
  void import('./browser/start/inertPolyfill').then(({ polyfillInert }) => polyfillInert())
