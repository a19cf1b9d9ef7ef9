import type { Browser, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { workerAddress } from '../../tables/serviceWorker'
import * as times from '../../tables/times'
import { askNetworkFirst } from './askNetworkFirst'

/**
 * A tab with an earlier build may register its worker after it was removed here. It then comes back, and where it is still at work
 * the kill switch waits for it.
 */
function removeRepeatedly({ clock, serviceWorker }: Browser): Stop {
  void serviceWorker.remove()
  const stops = times.removeAgain.map((delay) => clock.after(delay, () => void serviceWorker.remove()))
  return () => stops.forEach((stop) => void stop())
}

/**
 * Registers the service worker when the page is idle: its downloads must not compete with the first load. On a good line it caches
 * later what has not been used yet (D196). A site built without one removes the worker of an earlier build.
 */
export default function registerServiceWorkerTask(site: Site): Stop {
  const { data, browser } = site
  const { clock, line, page, serviceWorker } = browser
  if (data.manifest.serviceWorker === false) return removeRepeatedly(browser)
  if (!page.secure) return () => undefined
  const stopAsking = askNetworkFirst(site)
  let stopRest: Stop | undefined
  const cacheRest = () => {
    stopRest = clock.whenIdle(() => void serviceWorker.cacheRest())
  }
  let stop = clock.after(times.workerStart, () => {
    stop = line.whenFree(() => {
      void serviceWorker.register(workerAddress(data.code, data.development === true))
      if (!line.slow) stop = clock.after(times.workerRest, cacheRest)
    })
  })
  return () => {
    stop()
    stopRest?.()
    stopAsking()
  }
}
