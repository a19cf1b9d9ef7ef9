import type { Site } from '../contract/site'

/**
 * Ends the session everywhere (I7.28): at once on this device and in the other tabs; the platform is notified with the
 * old token. If that fails, the member is logged out all the same (F080).
 */
export async function logOut(site: Site): Promise<void> {
  const notified = site.platform.call('logout', { alert: false }).catch(() => undefined)
  site.go('/m/home', { replace: true })
  site.session.end()
  // The next page start must not log in again.
  site.browser.storage.remove('remembered')
  site.toast(site.text.t('member.loggedOut'))
  await notified
}
