import type { Site } from '../../contract/site'
import { type PartnerSession, withoutPartnerSession } from '../../rules/identity/partnerSession'
import { Failure } from '../../rules/network/failure'
import { memberKey } from '../../rules/session/memberKey'
import { initialQueryStringAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import * as times from '../../tables/times'
import { completeLogin } from './completeLogin'
import { callPartnerLogin, takePartnerSession } from './partnerLogin'

/**
 * A member follows a partner's link: it is removed from the URL, so that it is not used after a logout, and proved before it
 * replaces anything (I7.10, D26).
 */
export default function switchMemberTask(site: Site) {
  const partnerSession = takePartnerSession(site)
  site.store.set(initialQueryStringAtom, withoutPartnerSession)
  if (partnerSession) void switchMember(site, partnerSession)
  return () => undefined
}

/** Refused, it leaves the session as it is, in silence; for another member it says who is logged in now. */
async function switchMember(site: Site, partnerSession: PartnerSession): Promise<void> {
  const before = site.store.get(sessionAtom)
  try {
    const value = await callPartnerLogin(site, partnerSession, { alert: false })
    // Somebody has logged in or out meanwhile.
    if (site.store.get(sessionAtom)?.token !== before?.token) return
    if (!completeLogin(site, value, { mayForcePasswordChange: true })) return
    const after = site.store.get(sessionAtom)
    if (memberKey(after) !== memberKey(before) && after?.userName !== undefined)
      site.toast(site.text.t('member.loggedInAs', { name: after.userName }), times.longToast)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.warn('The partner’s session in the address is not valid, and was ignored')
  }
}
