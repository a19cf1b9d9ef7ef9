import { type CredentialState, memberByPassword } from '../../account/credentials'
import { type IdentityState, linkSubmittedIdentity } from '../../account/linkedIdentities'
import { createLoginReply, refuseNextLogin, type SessionState } from '../../account/sessions'
import type { CaptchaState } from '../../captcha/captchaState'
import { checkCaptcha } from '../../captcha/checkCaptcha'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<
  PlatformServices & CaptchaState,
  CredentialState & SettingsState & SessionState & IdentityState
>

/**
 * Logs a member in with user name and password, or asks for a second factor (I7.06, I3.02, I3.04). An identity in the body is
 * linked to the member (I2.20).
 */
export function login(context: Context) {
  const { platform, state, body } = context
  const captchaError = checkCaptcha(platform, state, 'login', body)
  if (captchaError) throw captchaError
  const member = memberByPassword(context)
  refuseNextLogin(state, member)
  if (member.secondFactor)
    throw new RefusalError('login_verify_required', {
      messageKey: 'secondFactor',
      value: member.secondFactor,
    })
  linkSubmittedIdentity(context, member)
  return createLoginReply(platform, state, member)
}
