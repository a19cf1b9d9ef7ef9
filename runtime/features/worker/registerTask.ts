import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { workerAddress } from '../../tables/serviceWorker'
import { times } from '../../tables/times'

/**
 * Registers the worker when the page is calm: what it keeps must not stand in the way of the first load. A site that is built
 * without one also takes away a worker that an earlier build left.
 */
export default function registerTask({ data, browser }: Site): Stop {
  const { clock, page, serviceWorker } = browser
  if (data.manifest.serviceWorker === false) {
    void serviceWorker.remove()
    return () => undefined
  }
  let stop: Stop = () => undefined
  if (page.secure)
    stop = clock.after(times.workerStart, () => {
      stop = clock.whenIdle(
        () => void serviceWorker.register(workerAddress(data.code, data.development === true)),
      )
    })
  return () => stop()
}
