import type { Site } from '../../contract/site'
import { reportFault, trackEvent } from '../../kit/tracking'
import { parseBoolean } from '../../rules/network/boolean'
import { fields } from '../../rules/network/read'
import {
  changePasswordPath,
  loginTarget,
  mustChangePassword,
  pathAfterPasswordChange,
  rejectedLoginTarget,
} from '../../rules/session/loginTarget'
import { type LoginValue, readSession } from '../../rules/session/session'
import { settingsAtom } from '../../state/settings'

/** What a login was done with; a partner's login and an identity have no password. */
export interface Key {
  readonly userName?: string
  readonly password?: string
  /** Whether it may end at the forced change, which asks for the old password; absent: when one was typed (I4.06, I4.22). */
  readonly mayForce?: boolean
}

function mustChange({ store }: Site, value: LoginValue, key: Key): boolean {
  const { password, mayForce = password !== undefined } = key
  if (!mayForce) return false
  const { firstTimeLogin, passwordExpired } = fields(value)
  const setting = store.get(settingsAtom)
  const fixed = setting('defaultPassword').value
  return mustChangePassword({
    firstTimeLogin: parseBoolean(firstTimeLogin) === true,
    passwordExpired: parseBoolean(passwordExpired) === true,
    isDefault: fixed !== undefined && fixed === password,
    forceExpired: setting('forceChangeExpiredPassword').value === true,
  })
}

/**
 * A good login's last step: the session begins, dialogs close, and the member is taken where the login leads: the lobby,
 * the forced change of the password, or back (I4.05, I4.06, D4). False when the reply names no session (F042).
 */
export function enter(site: Site, value: LoginValue, key: Key): boolean {
  const session = readSession(value, site.data.code)
  if (!session) {
    reportFault(site, { kind: 'empty', where: 'login' })
    void site.notice({ message: site.text.t('errors.unknown') })
    return false
  }
  const { origin } = site.browser.page
  const target = loginTarget({ ...site.location, origin })
  const refused = rejectedLoginTarget({ search: site.location.search, origin })
  if (refused !== undefined)
    console.warn(`Not a path of this site, so the login does not lead there: ${refused}`)
  const change = mustChange(site, value, key)
  // In one step with the session: a guard that saw only half of it would lead elsewhere.
  site.session.begin(key.userName === undefined ? session : { userName: key.userName, ...session })
  trackEvent(site, 'loginSuccess')
  site.go(change ? changePasswordPath : target, {
    replace: true,
    ...(change ? { returnTo: pathAfterPasswordChange(target) } : {}),
  })
  return true
}
