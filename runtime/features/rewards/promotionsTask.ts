import { onPageResume } from '../../browser/page/onPageResume'
import type { Site } from '../../contract/site'
import { repeatFailures } from '../../kit/feedback/repeatFailures'
import { refreshPromotions } from '../../kit/pages/promotions'
import { promotionsAtom, promotionsStatusAtom } from '../../state/promotions'

/** Loads the member's promotions at login and whenever the member returns; forgets them at logout (E7.09, D21). */
export default function promotionsTask(site: Site) {
  const refresh = () => void refreshPromotions(site)
  const stops = [
    repeatFailures(site, promotionsStatusAtom, refresh),
    onPageResume(site.browser, refresh).stop,
  ]
  refresh()
  return () => {
    for (const stop of stops) stop()
    site.store.set(promotionsAtom, undefined)
    site.store.set(promotionsStatusAtom, 'pending')
  }
}
