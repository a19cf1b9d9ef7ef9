import { type CredentialState, memberByPassword } from '../../account/credentials'
import { type IdentityState, linkSubmittedIdentity } from '../../account/linkedIdentities'
import { verifySecondFactor } from '../../account/secondFactor'
import { createLoginReply, refuseNextLogin, type SessionState } from '../../account/sessions'
import type { SmsCodeState } from '../../account/smsCodes'
import type { CallContext } from '../../http/callContext'
import type { SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<
  PlatformServices,
  CredentialState & SettingsState & SmsCodeState & SessionState & IdentityState
>

/**
 * Logs a member in with user name, password and second factor (I7.07, I7.09, I3.11). It needs no captcha: the login before it
 * had one, and wrong passwords of both calls are counted together. An identity in the body is linked to the member.
 */
export function verifyLogin(context: Context) {
  const { platform, state } = context
  const member = memberByPassword(context)
  refuseNextLogin(state, member)
  verifySecondFactor(context, member)
  linkSubmittedIdentity(context, member)
  return createLoginReply(platform, state, member)
}
