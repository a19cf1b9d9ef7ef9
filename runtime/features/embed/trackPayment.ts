import type { Site } from '../../contract/site'
import { trackEvent } from '../../kit/tracking'
import { readCounts } from '../../rules/download/memberCounts'
import type { Payment } from '../../rules/embed/frameMessage'
import { memberKey } from '../../rules/session/memberKey'
import { hashText } from '../../rules/text/hash'
import { readTrackedPayments, withPayment } from '../../rules/tracking/payments'
import { sessionAtom } from '../../state/session'

/**
 * A payment that an embedded page reports becomes a purchase, once for each id, and the first of a member is marked (E3.49, D30).
 * It changes nothing that the member sees: amounts come from the platform.
 */
export async function trackPayment(site: Site, { id, amount, currency }: Payment): Promise<void> {
  const { browser, store, platform } = site
  const session = store.get(sessionAtom)
  if (!session) return
  const now = browser.clock.now()
  const key = hashText(`${memberKey(session)} ${id}`)
  const tracked = withPayment(readTrackedPayments(browser.storage.read('payments'), now), { key, at: now })
  if (!tracked) return
  browser.storage.write('payments', tracked)
  const { deposits } = await platform
    .call('successCounts', { alert: false, bypassCache: true })
    .then(readCounts, () => ({ deposits: undefined }))
  if (store.get(sessionAtom)?.token !== session.token) return
  const value = Number(amount)
  // The count may have this deposit already.
  const method = deposits !== undefined && deposits <= 1 ? 'firstDeposit' : 'deposit'
  trackEvent(site, 'purchase', { method, revenue: value, amount: value, value, currency, eventId: id })
}
