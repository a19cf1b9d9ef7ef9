import type { CompletedLogin } from '../../contract/services'
import type { Site } from '../../contract/site'
import { loadRememberedLoginService } from '../../kit/identity/rememberedLogin'
import { targetContext } from '../../kit/pages/targetContext'
import { reportFault, trackEvent } from '../../kit/tracking'
import { parseBoolean } from '../../rules/network/boolean'
import { Failure } from '../../rules/network/failure'
import { fields } from '../../rules/network/read'
import { supportCode } from '../../rules/network/supportCode'
import {
  changePasswordPath,
  loginTarget,
  mustChangePassword,
  pathAfterPasswordChange,
  rejectedLoginTarget,
} from '../../rules/session/loginTarget'
import { type LoginValue, readSession } from '../../rules/session/session'
import { settingsAtom } from '../../state/settings'

interface CompleteLoginOptions extends CompletedLogin {
  /** Whether it may lead to the forced password change, which needs the old one; by default with a password (I4.06, I4.22). */
  readonly mayForcePasswordChange?: boolean
}

function requiresPasswordChange({ store }: Site, value: LoginValue, options: CompleteLoginOptions): boolean {
  const { password, mayForcePasswordChange = password !== undefined } = options
  if (!mayForcePasswordChange) return false
  const { firstTimeLogin, passwordExpired } = fields(value)
  const setting = store.get(settingsAtom)
  const defaultPassword = setting('defaultPassword').value
  return mustChangePassword({
    firstTimeLogin: parseBoolean(firstTimeLogin) === true,
    passwordExpired: parseBoolean(passwordExpired) === true,
    isDefault: defaultPassword !== undefined && defaultPassword === password,
    forceExpired: setting('forceChangeExpiredPassword').value,
  })
}

/**
 * Stores the login, or forgets the stored one (I3.28, I4.09). Before its second factor is accepted only the name is stored: a reload
 * must not find the password (F084).
 */
export function rememberMember(site: Site, { userName, password, remember }: CompletedLogin): void {
  if (userName === undefined || remember === undefined) return
  void loadRememberedLoginService(site).then((service) =>
    service?.save(password === undefined ? { userName } : { userName, password }, remember),
  )
}

/** The query that may say where the login leads. That of a game says where the game leads back to (E2.04). */
const searchOfLogin = ({ data, location: { path, search } }: Site): string =>
  data.manifest.routes[path]?.page === 'launchGame' ? '' : search

/**
 * The last step of a successful login: begins the session, closes dialogs, goes to the lobby, the forced password change, or back
 * (I4.05, I4.06, D4), and remembers the member. Returns false when the reply has no session (F042).
 */
export function completeLogin(site: Site, value: LoginValue, options: CompleteLoginOptions): boolean {
  const session = readSession(value, site.data.code)
  if (!session) {
    reportFault(site, { kind: 'empty', where: 'login' })
    void site.notice({
      message: site.text.t('errors.unknown'),
      code: supportCode(new Failure('empty', { call: 'login' })),
      remedy: 'support',
    })
    return false
  }
  const context = targetContext(site)
  const search = searchOfLogin(site)
  const target = loginTarget({ search, returnTo: site.location.returnTo, ...context })
  const rejectedTarget = rejectedLoginTarget({ search, ...context })
  if (rejectedTarget !== undefined) {
    reportFault(site, { kind: 'link', where: 'login' })
    console.warn(`Ignoring the login target, which is not a page of this site: ${rejectedTarget}`)
  }
  const changeRequired = requiresPasswordChange(site, value, options)
  // In the same step as the session: otherwise a guard would redirect in between.
  site.session.begin(options.userName === undefined ? session : { userName: options.userName, ...session })
  trackEvent(site, 'loginSuccess')
  site.go(changeRequired ? changePasswordPath : target, {
    replace: true,
    ...(changeRequired ? { returnTo: pathAfterPasswordChange(target) } : {}),
  })
  rememberMember(site, options)
  return true
}
