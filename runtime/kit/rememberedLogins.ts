import type { RememberedLogins } from '../contract/services'
import type { Site } from '../contract/site'

/**
 * What stores a login on this device, to store or forget one. When its code does not come, nothing stays stored: it would be
 * the login of another member, or an old password.
 */
export const loadRememberedLogins = (site: Site): Promise<RememberedLogins | undefined> =>
  site.service('rememberedLogin').catch(() => {
    site.browser.storage.remove('remembered')
    return undefined
  })
