import { spendCode } from '../codes'
import { atHome } from '../countries'
import { setPassword } from '../credentials'
import { type Exchange, exactField, Refused, textField } from '../exchange'
import { mobileIn, sameMobile } from '../members/mobile'
import { memberNamed } from '../members/named'
import { refuseShort } from '../password-policy'
import { endSessions } from '../sessions'

/**
 * Sets a new password for a member who has the code that the visitors' call sent to the member's number (D2). A stranger
 * hears the same as somebody with a wrong code. Sessions that somebody else may have open end.
 */
export function forgottenBySms({ world, state, body }: Exchange): null {
  const userName = textField(body, 'username').toLowerCase()
  const code = textField(body, 'verificationCode')
  const newPassword = exactField(body, 'newPassword')
  const mobile = atHome(state.merchant.currency.code, mobileIn(body))
  if (!userName || !mobile.mobileNum || !code || !newPassword)
    throw new Refused('param.invalid', { say: 'incomplete' })
  // Before the code is looked at: a password that is too short must not cost it.
  refuseShort(state, newPassword)
  const wrong = spendCode(world, state, { to: 'visitor', mobile, code })
  if (wrong) throw wrong
  // After the code: whose number it is must not be found out without having the phone.
  const member = memberNamed(state, userName)
  if (!member || !sameMobile(mobile, member.mobile))
    throw new Refused('verification.sms.err', { say: 'wrongSmsCode' })
  setPassword(member, newPassword)
  endSessions(state, member.userName)
  state.guesses.delete(`login ${member.userName.toLowerCase()}`)
  return null
}
