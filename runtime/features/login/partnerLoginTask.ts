import type { Site } from '../../contract/site'
import { sayTooMany } from '../../kit/feedback/sayTooMany'
import { type PartnerSession, withoutPartnerSession } from '../../rules/identity/partnerSession'
import { Failure } from '../../rules/network/failure'
import { initialQueryStringAtom } from '../../state/page'
import { completeLogin } from './completeLogin'
import { callPartnerLogin, takePartnerSession } from './partnerLogin'

/** Logs in with the partner session (Maya) in the URL, and removes it from the URL (I7.10). */
export default function partnerLoginTask(site: Site) {
  const controller = new AbortController()
  const partnerSession = takePartnerSession(site)
  if (partnerSession) void logInWithPartnerSession(site, partnerSession, controller.signal)
  return () => {
    controller.abort()
    // Used or aborted: it must not be tried again after a logout on this page.
    site.store.set(initialQueryStringAtom, withoutPartnerSession)
  }
}

async function logInWithPartnerSession(
  site: Site,
  partnerSession: PartnerSession,
  signal: AbortSignal,
): Promise<void> {
  try {
    const value = await callPartnerLogin(site, partnerSession, { signal })
    completeLogin(site, value, { mayForcePasswordChange: true })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    sayTooMany(site, error)
  }
}
