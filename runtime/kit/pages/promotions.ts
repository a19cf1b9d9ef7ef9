import type { Site } from '../../contract/site'
import { readPromotions } from '../../rules/content/promotion'
import { causeOf } from '../../rules/network/failureCause'
import { readable } from '../../rules/network/readable'
import { promotionsAtom, promotionsFailureAtom, promotionsStatusAtom } from '../../state/promotions'
import { sessionAtom } from '../../state/session'
import { isSameSession } from '../identity/refreshMember'

const latestRequests = new WeakMap<Site, object>()

/**
 * Loads the member's promotions (E7.09). A failure keeps the last ones. A reply that comes after a newer request, or for a
 * session that has ended, is ignored (F048, D21).
 */
export async function refreshPromotions(site: Site): Promise<void> {
  const { store, platform } = site
  const token = store.get(sessionAtom)?.token
  if (token === undefined) return
  const request = {}
  latestRequests.set(site, request)
  const isCurrent = () => latestRequests.get(site) === request && isSameSession(site, token)
  store.set(promotionsStatusAtom, 'pending')
  try {
    // Not cached, and not shared with a request that hangs.
    const reply = await platform.call('promotions', { bypassCache: true, alert: false })
    const promotions = readable(reply, readPromotions(reply))
    if (!isCurrent()) return
    store.set(promotionsAtom, promotions)
    store.set(promotionsStatusAtom, 'success')
  } catch (error) {
    if (!isCurrent()) return
    store.set(promotionsFailureAtom, causeOf(error))
    store.set(promotionsStatusAtom, 'error')
  }
}
