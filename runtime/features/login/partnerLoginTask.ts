import type { Site } from '../../contract/site'
import { getDeviceInfo } from '../../kit/deviceInfo'
import { sayTooMany } from '../../kit/sayTooMany'
import { readPartnerSession, withoutPartnerSession } from '../../rules/identity/partnerSession'
import { Failure } from '../../rules/network/failure'
import { initialQueryStringAtom } from '../../state/page'
import { completeLogin } from './completeLogin'

/** Logs in with the partner session (Maya) in the URL, and removes it from the URL (I7.10). */
export default function partnerLoginTask(site: Site) {
  const controller = new AbortController()
  const partnerSession = readPartnerSession(site.store.get(initialQueryStringAtom))
  if (partnerSession) {
    const { path, search } = site.location
    site.go(path + withoutPartnerSession(search), { replace: true })
    void logInWithPartnerSession(site, partnerSession, controller.signal)
  }
  return () => {
    controller.abort()
    // Used or aborted: it must not be tried again after a logout on this page.
    site.store.set(initialQueryStringAtom, withoutPartnerSession)
  }
}

async function logInWithPartnerSession(
  site: Site,
  partnerSession: object,
  signal: AbortSignal,
): Promise<void> {
  const { origin, hostname } = site.browser.page
  const affiliateCode = new URLSearchParams(site.location.search).get('affiliateCode')
  try {
    const value = await site.platform.call('loginMaya', {
      body: {
        ...partnerSession,
        registerUrl: origin + site.location.path,
        domain: hostname,
        ...(affiliateCode ? { affiliateCode } : {}),
        ...(await getDeviceInfo(site)),
      },
      signal,
    })
    completeLogin(site, value, { mayForcePasswordChange: true })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    sayTooMany(site, error)
  }
}
