import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { isTrackingAllowed, syncConsent } from '../../kit/consent'
import { trackEvent } from '../../kit/tracking'
import { consentAtom, pathAtom } from '../../state/page'
import { campaignOf, forgetCampaign } from './campaign'
import { pathOf } from './pathOf'

/** A visit: keeps its campaign, and tells of the pages that are seen, as far as the visitor's word goes (D13). */
export default function visitTask(site: Site): Stop {
  const { store } = site
  let shown: string | undefined

  function view(): void {
    const path = store.get(pathAtom)
    if (path === undefined || !isTrackingAllowed(site)) return
    if (path !== shown) trackEvent(site, 'pageView', { path: pathOf(site) })
    shown = path
  }

  function keepCampaign(): void {
    // At once: the page may be about to reload, and waits for nothing.
    if (store.get(consentAtom) === 'refused') {
      forgetCampaign(site)
      return
    }
    site.browser.tracking().then(
      (tracker) => void campaignOf(site, tracker),
      () => undefined,
    )
  }

  function answered(): void {
    keepCampaign()
    view()
  }

  const unwatch = syncConsent(site)
  const stops = [unwatch, store.sub(consentAtom, answered), store.sub(pathAtom, view)]
  answered()
  return () => stops.forEach((stop) => void stop())
}
