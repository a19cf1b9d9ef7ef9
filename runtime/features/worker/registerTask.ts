import type { Site } from '../../contract/site'
import type { Stop } from '../../edge/edge'
import { times } from '../../tables/times'
import { workerAddress } from '../../tables/worker'

/**
 * Registers the worker when the page is calm: what it keeps must not stand in the way of the first load. A site that is built
 * without one also takes away a worker that an earlier build left.
 */
export default function registerTask({ data, edge }: Site): Stop {
  const { clock, page, worker } = edge
  if (data.manifest.serviceWorker === false) {
    void worker.remove()
    return () => undefined
  }
  let stop: Stop = () => undefined
  if (page.secure)
    stop = clock.after(times.workerStart, () => {
      stop = clock.whenIdle(() => void worker.register(workerAddress(data.code, data.development === true)))
    })
  return () => stop()
}
