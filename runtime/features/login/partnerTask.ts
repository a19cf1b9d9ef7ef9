import type { Site } from '../../contract/site'
import { getDeviceInfo } from '../../kit/deviceInfo'
import { readPartnerSession, withoutPartnerSession } from '../../rules/identity/partnerSession'
import { Failure } from '../../rules/network/failure'
import { initialQueryStringAtom } from '../../state/page'
import { enter } from './enter'

/** The address carries a partner's session (Maya): it leaves the address, and becomes a session of ours (I7.10). */
export default function partnerTask(site: Site) {
  const controller = new AbortController()
  const partner = readPartnerSession(site.store.get(initialQueryStringAtom))
  if (partner) {
    const { path, search } = site.location
    site.go(path + withoutPartnerSession(search), { replace: true })
    void logInWith(site, partner, controller.signal)
  }
  return () => {
    controller.abort()
    // Used or given up: a later logout in this page must not try it again.
    site.store.set(initialQueryStringAtom, withoutPartnerSession)
  }
}

async function logInWith(site: Site, partner: object, signal: AbortSignal): Promise<void> {
  const { origin, hostname } = site.browser.page
  const affiliateCode = new URLSearchParams(site.location.search).get('affiliateCode')
  try {
    const value = await site.platform.call('loginMaya', {
      body: {
        ...partner,
        registerUrl: origin + site.location.path,
        domain: hostname,
        ...(affiliateCode ? { affiliateCode } : {}),
        ...(await getDeviceInfo(site)),
      },
      signal,
    })
    enter(site, value, { mayForce: true })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}
