import type { CallOptions } from '../../contract/platform'
import type { Site } from '../../contract/site'
import { getDeviceInfo } from '../../kit/identity/deviceInfo'
import {
  type PartnerSession,
  readPartnerSession,
  withoutPartnerSession,
} from '../../rules/identity/partnerSession'
import { initialQueryStringAtom } from '../../state/page'

/** The partner's session that the page was opened with; it is removed from the URL, where it must not stay (I7.10). */
export function takePartnerSession(site: Site): PartnerSession | undefined {
  const { path, search } = site.location
  site.go(path + withoutPartnerSession(search), { replace: true })
  return readPartnerSession(site.store.get(initialQueryStringAtom))
}

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
