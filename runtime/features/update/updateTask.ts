import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { createUpdateNotifier } from './updateNotifier'
import { watchHost } from './watchHost'

/** One notice for each cause: the host's manifests and a waiting worker may report the same build. */
export default function updateTask(site: Site): Stop {
  const { data, browser } = site
  const notifier = createUpdateNotifier(site)
  const stops = [
    watchHost(site, notifier.notify),
    browser.serviceWorker.onWaiting((build) => {
      // A page from the network may be of the new build already, while its worker waits for other tabs to close.
      if (build !== data.build) notifier.notify(build)
    }),
    notifier.stop,
  ]
  return () => stops.forEach((stop) => void stop())
}
