import type { Site } from '../../contract/site'
import { endingCallsAtom, sessionAtom } from '../../state/session'

/**
 * Ends the session everywhere (I7.28): at once on this device and in the other tabs; the platform is notified with the
 * old token. If that fails, the member is logged out all the same (F080).
 */
export async function logOut(site: Site): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  site.go('/m/home', { replace: true })
  site.session.end()
  // The next page start must not log in again.
  site.browser.storage.remove('remembered')
  site.toast(site.text.t('member.loggedOut'))
  const endingCalls = site.store.get(endingCallsAtom)
  if (endingCalls) await endingCalls
  const options = { alert: false, ...(token === undefined ? {} : { token }) }
  await site.platform.call('logout', options).catch(() => undefined)
}
