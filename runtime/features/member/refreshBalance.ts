import type { Site } from '../../contract/site'
import { type LoadOptions, loadForMember } from '../../kit/identity/refreshMember'
import { reportFault } from '../../kit/tracking'
import { fields, textOf, type Untrusted } from '../../rules/network/read'
import { isAmount } from '../../rules/text/money'
import type { Balance } from '../../schema/replies.gen'
import { balanceAtom } from '../../state/member'

/** Undefined when it is not an amount, which is reported: it is never shown as it came. */
function readBalance(site: Site, raw: Untrusted<Balance>): string | undefined {
  const { balance } = fields(raw)
  if (isAmount(balance)) return textOf(balance)
  reportFault(site, { kind: 'empty', where: 'balance' })
  return undefined
}

/** Loads the balance (D2). */
export const refreshBalance = (site: Site, { isRetry = false }: LoadOptions = {}): Promise<void> =>
  loadForMember(site, balanceAtom, async () =>
    readBalance(site, await site.platform.call('balance', { alert: false, bypassCache: isRetry })),
  )
