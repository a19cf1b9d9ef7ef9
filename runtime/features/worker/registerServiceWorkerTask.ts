import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { workerAddress } from '../../tables/serviceWorker'
import * as times from '../../tables/times'
import { askNetworkFirst } from './askNetworkFirst'

/**
 * Registers the service worker when the page is idle: its downloads must not compete with the first load. A site built without
 * one removes the worker of an earlier build.
 */
export default function registerServiceWorkerTask(site: Site): Stop {
  const { data, browser } = site
  const { clock, page, serviceWorker } = browser
  if (data.manifest.serviceWorker === false) {
    void serviceWorker.remove()
    return () => undefined
  }
  if (!page.secure) return () => undefined
  const stopAsking = askNetworkFirst(site)
  let stop: Stop = clock.after(times.workerStart, () => {
    stop = clock.whenIdle(
      () => void serviceWorker.register(workerAddress(data.code, data.development === true)),
    )
  })
  return () => {
    stop()
    stopAsking()
  }
}
