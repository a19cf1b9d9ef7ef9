import type { Site } from '../../contract/site'
import { fields, textOf, type Untrusted } from '../../rules/network/read'
import { readMember } from '../../rules/session/member'
import { readRankProgress } from '../../rules/session/rank'
import { completeSession } from '../../rules/session/session'
import type { Balance } from '../../schema/replies.gen'
import { balanceAtom, memberAtom, rankProgressAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'

/** Whether the answer is still for the member who is logged in now (F048, F155). */
const stillHere = (site: Site, token: string | undefined): boolean =>
  site.store.get(sessionAtom)?.token === token

/** Asks who the member is, and completes the session with it (I7.25, D4). A failure leaves what was known (F066). */
export async function refreshInfo(site: Site): Promise<void> {
  const session = site.store.get(sessionAtom)
  if (!session) return
  site.store.set(memberAtom, ({ value }) => ({ value, status: 'pending' }))
  try {
    const raw = await site.platform.call('memberInfo', { alert: false })
    if (!stillHere(site, session.token)) return
    site.session.update(completeSession(session, raw))
    const member = readMember(raw, site.browser.clock.now())
    site.store.set(memberAtom, { value: member, status: member ? 'success' : 'error' })
  } catch {
    if (stillHere(site, session.token))
      site.store.set(memberAtom, ({ value }) => ({ value, status: 'error' }))
  }
}

const readBalance = (raw: Untrusted<Balance>): string | undefined => textOf(fields(raw).balance) || undefined

/** Asks how far the member is on the way to the next level (I4.12, E7.11). A failure shows nothing. */
export async function refreshRank(site: Site): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  if (token === undefined) return
  try {
    const rank = readRankProgress(await site.platform.call('rankProgress', { alert: false }))
    if (stillHere(site, token)) site.store.set(rankProgressAtom, rank)
  } catch {
    // What was known stays: progress is an ornament, not a reason for a message.
  }
}

/** Asks how much money there is (D2). */
export async function refreshBalance(site: Site): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  if (token === undefined) return
  site.store.set(balanceAtom, ({ value }) => ({ value, status: 'pending' }))
  try {
    const balance = readBalance(await site.platform.call('balance', { alert: false }))
    if (!stillHere(site, token)) return
    site.store.set(balanceAtom, { value: balance, status: balance === undefined ? 'error' : 'success' })
  } catch {
    if (stillHere(site, token)) site.store.set(balanceAtom, ({ value }) => ({ value, status: 'error' }))
  }
}
