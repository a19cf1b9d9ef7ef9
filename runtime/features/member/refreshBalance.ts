import type { Site } from '../../contract/site'
import { isSameSession, type LoadOptions, loadForMember } from '../../kit/identity/refreshMember'
import { reportFault } from '../../kit/tracking'
import { readBalance } from '../../rules/session/balance'
import { balanceAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'
import { storeBalanceCopy } from './balanceCopy'

/** Loads the balance (D2). */
export const refreshBalance = (site: Site, { isRetry = false }: LoadOptions = {}): Promise<void> => {
  const token = site.store.get(sessionAtom)?.token
  return loadForMember(site, balanceAtom, async () => {
    const reply = await site.platform.call('balance', { alert: false, bypassCache: isRetry })
    const balance = readBalance(reply)
    if (balance === undefined) reportFault(site, { kind: 'empty', where: 'balance' })
    else if (isSameSession(site, token)) storeBalanceCopy(site, reply)
    return balance
  })
}
