import type { Site } from '../../contract/site'
import { type LoadOptions, loadForMember } from '../../kit/identity/refreshMember'
import { reportFault } from '../../kit/tracking'
import { readBalance } from '../../rules/session/balance'
import { balanceAtom } from '../../state/member'

/** Loads the balance (D2). */
export const refreshBalance = (site: Site, { isRetry = false }: LoadOptions = {}): Promise<void> =>
  loadForMember(site, balanceAtom, async () => {
    const balance = readBalance(await site.platform.call('balance', { alert: false, bypassCache: isRetry }))
    if (balance === undefined) reportFault(site, { kind: 'empty', where: 'balance' })
    return balance
  })
