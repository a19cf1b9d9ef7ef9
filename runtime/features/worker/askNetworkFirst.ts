import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { openOverlaysAtom } from '../../state/overlays'
import { sessionAtom } from '../../state/session'
import { platformStatusAtom } from '../../state/system'

/**
 * The page on the device answers no navigation after the platform has closed the site to this visitor, or a session has ended (D28):
 * the host may have something else for them.
 */
export function askNetworkFirst({ store, browser }: Site): Stop {
  const ask = (): void => void browser.serviceWorker.askNetworkFirst()
  const checkStatus = (): void => {
    const { state } = store.get(platformStatusAtom)
    if (state === 'maintenance' || state === 'denied') ask()
  }
  const checkNotice = (): void => {
    if (store.get(openOverlaysAtom).some(({ id, leaving }) => id === 'domainNotice' && !leaving)) ask()
  }
  let hadSession = store.get(sessionAtom) !== undefined
  // Both may have come before this code.
  checkStatus()
  checkNotice()
  const stops = [
    store.sub(platformStatusAtom, checkStatus),
    store.sub(openOverlaysAtom, checkNotice),
    store.sub(sessionAtom, () => {
      const hasSession = store.get(sessionAtom) !== undefined
      if (hadSession && !hasSession) ask()
      hadSession = hasSession
    }),
  ]
  return () => stops.forEach((stop) => void stop())
}
