import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { createTeller } from './teller'
import { watchHost } from './watchHost'

/** One notice for one cause: the host's manifests and a worker that waits speak of the same build. */
export default function updateTask(site: Site): Stop {
  const { data, browser } = site
  const teller = createTeller(site)
  const stops = [
    watchHost(site, teller.tell),
    browser.serviceWorker.onWaiting((build) => {
      // A page that came by the network may be of the new build already; its worker waits for other tabs.
      if (build !== data.build) teller.tell(build)
    }),
    teller.stop,
  ]
  return () => stops.forEach((stop) => void stop())
}
