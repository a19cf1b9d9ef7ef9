import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import { fields, textOf, type Untrusted } from '../../rules/network/read'
import { readMember } from '../../rules/session/member'
import { readRankProgress } from '../../rules/session/rank'
import { completeSession } from '../../rules/session/session'
import { isAmount } from '../../rules/text/money'
import type { Balance } from '../../schema/replies.gen'
import { balanceAtom, memberAtom, rankProgressAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'

/** Whether the same member is still logged in; otherwise a reply is ignored (F048, F155). */
const isSameSession = (site: Site, token: string | undefined): boolean =>
  site.store.get(sessionAtom)?.token === token

/** Loads the member's data and adds it to the session (I7.25, D4). A failure keeps the last data (F066). */
export async function refreshMember(site: Site): Promise<void> {
  const session = site.store.get(sessionAtom)
  if (!session) return
  site.store.set(memberAtom, ({ value }) => ({ value, status: 'pending' }))
  try {
    const raw = await site.platform.call('memberInfo', { alert: false })
    if (!isSameSession(site, session.token)) return
    site.session.update(completeSession(session, raw))
    const member = readMember(raw, site.browser.clock.now())
    site.store.set(memberAtom, { value: member, status: member ? 'success' : 'error' })
  } catch {
    if (isSameSession(site, session.token))
      site.store.set(memberAtom, ({ value }) => ({ value, status: 'error' }))
  }
}

/** Undefined when it is not an amount, which is reported: it is never shown as it came. */
function readBalance(site: Site, raw: Untrusted<Balance>): string | undefined {
  const { balance } = fields(raw)
  if (isAmount(balance)) return textOf(balance)
  reportFault(site, { kind: 'empty', where: 'balance' })
  return undefined
}

/** Loads the progress to the next level (I4.12, E7.11). A failure shows nothing. */
export async function refreshRank(site: Site): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  if (token === undefined) return
  try {
    const rank = readRankProgress(await site.platform.call('rankProgress', { alert: false }))
    if (isSameSession(site, token)) site.store.set(rankProgressAtom, rank)
  } catch {
    // Keeps the last value: the progress is not important enough for a message.
  }
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
