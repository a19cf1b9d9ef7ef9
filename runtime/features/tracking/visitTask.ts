import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { isTrackingAllowed, syncConsent } from '../../kit/consent'
import { trackEvent } from '../../kit/tracking'
import { consentAtom } from '../../state/consent'
import { pathAtom } from '../../state/page'
import { deleteCampaign, updateCampaign } from './campaign'
import { trackedPath } from './trackedPath'

/** Stores the campaign of a visit and tracks its page views, as far as the visitor's consent allows (D13). */
export default function visitTask(site: Site): Stop {
  const { store } = site
  let lastPath: string | undefined

  function trackPageView(): void {
    const path = store.get(pathAtom)
    if (path === undefined || !isTrackingAllowed(site)) return
    if (path !== lastPath) trackEvent(site, 'pageView', { path: trackedPath(site) })
    lastPath = path
  }

  function syncCampaign(): void {
    // Synchronous: the page may be about to reload.
    if (store.get(consentAtom) === 'refused') {
      deleteCampaign(site)
      return
    }
    site.browser.tracking().then(
      (tracker) => void updateCampaign(site, tracker),
      () => undefined,
    )
  }

  function onConsentChange(): void {
    syncCampaign()
    trackPageView()
  }

  const stopSync = syncConsent(site)
  const stops = [stopSync, store.sub(consentAtom, onConsentChange), store.sub(pathAtom, trackPageView)]
  onConsentChange()
  return () => stops.forEach((stop) => void stop())
}
