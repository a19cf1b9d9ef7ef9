import { type CredentialState, setPassword } from '../../account/credentials'
import { assertPasswordLength } from '../../account/passwordPolicy'
import { endSessions, type SessionState } from '../../account/sessions'
import { type SmsCodeState, verifySmsCode } from '../../account/smsCodes'
import { textField, untrimmedField } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import { findMember } from '../../members/findMember'
import { readMobile, sameMobile } from '../../members/mobile'
import type { SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'
import { withHomeDiallingCode } from '../../system/countries'

type Context = CallContext<PlatformServices, CredentialState & SettingsState & SessionState & SmsCodeState>

/**
 * Sets a new password with a code that `sendSmsVisitor` sent to the member's number (D2). The error for an unknown user name
 * is the same as for a wrong code. All sessions end, because somebody else may have opened them.
 */
export function forgottenBySms({ platform, state, body }: Context): null {
  const userName = textField(body, 'username').toLowerCase()
  const code = textField(body, 'verificationCode')
  const newPassword = untrimmedField(body, 'newPassword')
  const mobile = withHomeDiallingCode(state.merchant.currency.code, readMobile(body))
  if (!userName || !mobile.mobileNum || !code || !newPassword)
    throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  // Checked before the code, so that a password that is too short does not use the code up.
  assertPasswordLength(state, newPassword)
  const codeError = verifySmsCode(platform, state, { to: 'visitor', mobile, code })
  if (codeError) throw codeError
  // Checked after the code, so that nobody learns whose number it is without having the phone.
  const member = findMember(state, userName)
  if (!member || !sameMobile(mobile, member.mobile))
    throw new RefusalError('verification.sms.err', { messageKey: 'wrongSmsCode' })
  setPassword(member, newPassword)
  endSessions(state, member.userName)
  state.failedAttempts.delete(`login ${member.userName.toLowerCase()}`)
  return null
}
