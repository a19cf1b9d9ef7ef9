import type { LoginInput, LoginOutcome } from '../../contract/services'
import type { Site } from '../../contract/site'
import { deviceHeader, getDeviceInfo } from '../../kit/identity/deviceInfo'
import { readSecondFactors } from '../../rules/identity/secondFactor'
import { alertText, Failure, findErrorRow } from '../../rules/network/failure'
import { isRefusal } from '../../rules/network/failureKinds'
import { identityToLinkAtom } from '../../state/login'
import { completeLogin, rememberMember } from './completeLogin'

/** Logs in with user name and password (I7.06); there are three outcomes (I4.05 to I4.07). */
export default function logIn(site: Site) {
  return async (input: LoginInput): Promise<LoginOutcome> => {
    const { userName, password, captchaFields, remember, silent = false, signal } = input
    const deviceInfo = await getDeviceInfo(site)
    try {
      const value = await site.platform.call('login', {
        body: {
          username: userName,
          password,
          ...captchaFields,
          ...deviceInfo,
          ...(silent ? {} : identityToLink(site)),
        },
        headers: deviceHeader(deviceInfo),
        alert: !silent,
        ...(signal ? { signal } : {}),
      })
      const login = { userName, password, ...(remember === undefined ? {} : { remember }) }
      return completeLogin(site, value, login) ? 'loggedIn' : 'failed'
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return handleLoginFailure(site, error, input)
    }
  }
}

/** The identity that this login links to the account (I2.20); never for auto-login. */
const identityToLink = ({ store }: Site) => store.get(identityToLinkAtom) ?? {}

/** Opens the second factor where the platform requires one; every other failure was already shown. */
function handleLoginFailure(
  site: Site,
  failure: Failure,
  { userName, password, remember = false, silent }: LoginInput,
): LoginOutcome {
  const { detail } = failure
  if (detail.code !== 'login_verify_required') {
    if (silent) return 'failed'
    if (isRefusal(failure)) forgetRememberedLogin(site)
    return wrongCredentials(site, failure) ?? 'failed'
  }
  if (silent) {
    void site.openOverlay('login')
    return 'secondFactor'
  }
  const factors = readSecondFactors(detail.value)
  if (factors.length === 0) {
    void sendToSupport(site)
    return 'failed'
  }
  rememberMember(site, { userName, remember })
  void site.openOverlay('secondFactor', { userName, password, remember, factors })
  return 'secondFactor'
}

/** In the words of the alert that was shown; undefined where something else is wrong (I8.07, F065). */
function wrongCredentials({ browser, text }: Site, failure: Failure): LoginOutcome | undefined {
  const { means, actions } = findErrorRow(failure, browser.page.https)
  const alert = actions.find((action) => action.type === 'alert')
  if (means !== 'wrongCredentials' || !alert) return undefined
  return { wrong: alertText(failure, alert, (key) => text.t(`errors.${key}`)) }
}

/** A refused login forgets the stored one and switches auto-login off (I4.09, I4.10). */
function forgetRememberedLogin({ browser: { storage } }: Site): void {
  storage.remove('remembered')
  storage.write('autoLogin', '0')
}

/** The platform requires a method that this site does not support: only customer service can help (F083, D136). */
async function sendToSupport(site: Site): Promise<void> {
  const { t } = site.text
  await site.notice({ message: t('secondFactor.unknownMethods'), confirm: 'common.contactUs' })
  void site.openOverlay('support')
}
