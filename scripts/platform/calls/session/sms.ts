import { type SmsCodeState, sendSmsCode } from '../../account/smsCodes'
import type { CaptchaState } from '../../captcha/captchaState'
import { checkCaptcha } from '../../captcha/checkCaptcha'
import { textField } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { MemberState } from '../../members/member'
import { type MobileNumber, readMobile, sameMobile } from '../../members/mobile'
import type { ConfigState, SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'
import { isDiallable, withHomeDiallingCode } from '../../system/countries'

type Context<State> = CallContext<PlatformServices & CaptchaState, ConfigState & SettingsState & State>

/**
 * Sends a second-factor code to a member's own number (I7.08, I3.12). The body names the member in `username`; without it, the
 * number must belong to any member.
 */
export function sendSms(context: Context<MemberState & SmsCodeState>) {
  const { platform, state, body } = context
  const mobile = readMobileForCode(context)
  const userName = textField(body, 'username').toLowerCase()
  const member = [...state.members.values()].find(
    (member) =>
      (userName === '' || member.userName.toLowerCase() === userName) && sameMobile(mobile, member.mobile),
  )
  if (!member) throw new RefusalError('sms.number.err', { messageKey: 'wrongNumber' })
  return sendSmsCode(platform, state, 'member', member.mobile)
}

/**
 * Sends a code to any number that a visitor enters (I7.16), for a new account or a forgotten password. The reply does not
 * reveal who has an account.
 */
export function sendSmsToVisitor(context: Context<SmsCodeState>) {
  const { platform, state } = context
  const mobile = withHomeDiallingCode(state.merchant.currency.code, readMobileForCode(context))
  if (!isDiallable(mobile)) throw new RefusalError('mobile.err', { messageKey: 'mobileInvalid' })
  return sendSmsCode(platform, state, 'visitor', mobile)
}

/** The number to send a code to. Checks the captcha where the merchant requires one. */
function readMobileForCode({ platform, state, body }: Context<unknown>): MobileNumber {
  const mobile = readMobile(body)
  if (mobile.mobileNum === '') throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  const captchaError = checkCaptcha(platform, state, 'sms', body)
  if (captchaError) throw captchaError
  return mobile
}
