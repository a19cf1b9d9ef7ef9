import type { Site } from '../../contract/site'

/**
 * Ends the session everywhere (I7.28): this device is clean at once, the platform is told with the token that was, and
 * the other tabs hear of it. That the platform could not be told changes nothing here (F080).
 */
export default function logOut(site: Site) {
  return async (): Promise<void> => {
    const told = site.platform.call('logout', { alert: false }).catch(() => undefined)
    site.go('/m/home', { replace: true })
    site.session.end()
    // A member who leaves is gone from this device: the next page start must not log in again.
    site.browser.storage.remove('remembered')
    site.toast(site.text.t('member.loggedOut'))
    await told
  }
}
