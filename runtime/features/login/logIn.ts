import type { LoginInput, LoginOutcome } from '../../contract/services'
import type { Site } from '../../contract/site'
import { deviceHeader, getDeviceInfo } from '../../kit/deviceInfo'
import { readSecondFactors } from '../../rules/identity/secondFactor'
import { Failure } from '../../rules/network/failure'
import { identityToLinkAtom } from '../../state/login'
import { enter } from './enter'

/** Logs a member in with user name and password (I7.06), to its three ends (I4.05 to I4.07). */
export default function logIn(site: Site) {
  return async (request: LoginInput): Promise<LoginOutcome> => {
    const { userName, password, captchaFields, silent = false, signal } = request
    const about = await getDeviceInfo(site)
    try {
      const value = await site.platform.call('login', {
        body: { username: userName, password, ...captchaFields, ...about, ...(silent ? {} : toLink(site)) },
        headers: deviceHeader(about),
        alert: !silent,
        ...(signal ? { signal } : {}),
      })
      return enter(site, value, { userName, password }) ? 'in' : 'failed'
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return afterFailure(site, error, request)
    }
  }
}

/** The identity that this login shall link to the account (I2.20); nobody who logs in by itself has one. */
const toLink = ({ store }: Site) => store.get(identityToLinkAtom) ?? {}

/** A second factor goes on where the login stopped; everything else was told by the error table. */
function afterFailure(
  site: Site,
  { detail }: Failure,
  { userName, password, remember = false, silent }: LoginInput,
): LoginOutcome {
  if (detail.code !== 'login_verify_required') return 'failed'
  if (silent) {
    void site.openOverlay('login')
    return 'secondFactor'
  }
  const factors = readSecondFactors(detail.value)
  if (factors.length === 0) {
    void sendToSupport(site)
    return 'failed'
  }
  void site.openOverlay('secondFactor', { userName, password, remember, factors })
  return 'secondFactor'
}

/** The platform asks for something that this site does not know: only people can help (F083, D17). */
async function sendToSupport(site: Site): Promise<void> {
  const { t } = site.text
  await site.notice({ message: t('secondFactor.unknownMethods'), confirm: 'common.contactUs' })
  void site.openOverlay('support')
}
