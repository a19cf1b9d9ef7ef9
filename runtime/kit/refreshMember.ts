import type { Site } from '../contract/site'
import { readMember } from '../rules/session/member'
import { completeSession } from '../rules/session/session'
import { readVipProgress } from '../rules/session/vip'
import { memberAtom, rankProgressAtom } from '../state/member'
import { sessionAtom } from '../state/session'

/** Whether the same member is still logged in; otherwise a reply is ignored (F048, F155). */
export const isSameSession = (site: Site, token: string | undefined): boolean =>
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

/**
 * Loads the progress to the next level (I4.12, E7.11). A failure keeps the last one. Its texts are in the language of the
 * request: an answer for another language is dropped, as the change has requested a new one (F048, F146).
 */
export async function refreshRank(site: Site): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  if (token === undefined) return
  const { language } = site.text
  const isCurrent = () => isSameSession(site, token) && site.text.language === language
  site.store.set(rankProgressAtom, ({ value }) => ({ value, status: 'pending' }))
  try {
    const value = readVipProgress(await site.platform.call('rankProgress', { alert: false }))
    if (isCurrent()) site.store.set(rankProgressAtom, { value, status: 'success' })
  } catch {
    if (isCurrent()) site.store.set(rankProgressAtom, ({ value }) => ({ value, status: 'error' }))
  }
}
