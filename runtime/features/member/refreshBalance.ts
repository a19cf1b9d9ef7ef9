import type { Site } from '../../contract/site'
import { isSameSession } from '../../kit/refreshMember'
import { reportFault } from '../../kit/tracking'
import { fields, textOf, type Untrusted } from '../../rules/network/read'
import { isAmount } from '../../rules/text/money'
import type { Balance } from '../../schema/replies.gen'
import { balanceAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'

/** Undefined when it is not an amount, which is reported: it is never shown as it came. */
function readBalance(site: Site, raw: Untrusted<Balance>): string | undefined {
  const { balance } = fields(raw)
  if (isAmount(balance)) return textOf(balance)
  reportFault(site, { kind: 'empty', where: 'balance' })
  return undefined
}

/** Loads the balance (D2). */
export async function refreshBalance(site: Site): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  if (token === undefined) return
  site.store.set(balanceAtom, ({ value }) => ({ value, status: 'pending' }))
  try {
    const balance = readBalance(site, await site.platform.call('balance', { alert: false }))
    if (!isSameSession(site, token)) return
    site.store.set(balanceAtom, { value: balance, status: balance === undefined ? 'error' : 'success' })
  } catch {
    if (isSameSession(site, token)) site.store.set(balanceAtom, ({ value }) => ({ value, status: 'error' }))
  }
}
