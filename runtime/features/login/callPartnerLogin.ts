import type { CallOptions } from '../../contract/platform'
import type { Site } from '../../contract/site'
import { getDeviceInfo } from '../../kit/deviceInfo'
import type { PartnerSession } from '../../rules/identity/partnerSession'

/** Asks the platform for the session that a partner's (Maya's) link stands for (I7.10). */
export async function callPartnerLogin(
  site: Site,
  partnerSession: PartnerSession,
  options: Pick<CallOptions, 'signal' | 'alert'>,
) {
  const { origin, hostname } = site.browser.page
  const affiliateCode = new URLSearchParams(site.location.search).get('affiliateCode')
  return site.platform.call('loginMaya', {
    body: {
      ...partnerSession,
      registerUrl: origin + site.location.path,
      domain: hostname,
      ...(affiliateCode ? { affiliateCode } : {}),
      ...(await getDeviceInfo(site)),
    },
    ...options,
  })
}
