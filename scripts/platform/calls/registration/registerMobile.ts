import { readIdentity } from '../../account/linkedIdentities'
import { assertPasswordLength } from '../../account/passwordPolicy'
import {
  assertValidForm,
  createAccount,
  createRegistrationReply,
  type NewAccountState,
} from '../../account/registration'
import { type SmsCodeState, verifySmsCode } from '../../account/smsCodes'
import type { CaptchaState } from '../../captcha/captchaState'
import { asRecord, textField, untrimmedField } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import { formatMobile, type MobileNumber, readMobile, sameMobile } from '../../members/mobile'
import type { PlatformServices } from '../../state/platformServices'
import { isDiallable, withHomeDiallingCode } from '../../system/countries'

type Context = CallContext<PlatformServices & CaptchaState, NewAccountState & SmsCodeState>

/** Creates an account for a mobile number; its user name is the dialling code and the number (I7.14). */
export function registerMobile(context: Context) {
  assertValidForm(context)
  const mobile = readAvailableMobile(context)
  const { password, isDefault } = readPassword(context)
  assertMobileVerified(context, mobile)
  const member = createAccount(context, 'mobile', {
    userName: mobile.countryDialingCode + mobile.mobileNum,
    mobile,
    byMobile: true,
    password,
    firstTimeLogin: isDefault,
  })
  return createRegistrationReply(context, member)
}

function readAvailableMobile({ state, body }: Context): MobileNumber {
  const mobile = withHomeDiallingCode(state.merchant.currency.code, readMobile(body))
  const { countryDialingCode, mobileNum } = mobile
  if (!mobileNum) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  if (!isDiallable(mobile)) throw new RefusalError('mobile.err', { messageKey: 'mobileInvalid' })
  const isTaken =
    state.members.has(countryDialingCode + mobileNum) ||
    [...state.members.values()].some((member) => sameMobile(mobile, member.mobile))
  if (isTaken) throw new RefusalError('mobile.taken', { messageKey: 'mobileTaken' })
  return mobile
}

/** The password: the submitted one where the merchant asks for one, else the default password (I5.02, I9.17). */
function readPassword({ state, body }: Context): { password: string; isDefault: boolean } {
  const { mobileNumberPassword, defaultPassword } = state.settings
  const submitted = untrimmedField(body, 'password')
  const defaultPasswordText = typeof defaultPassword === 'string' ? defaultPassword : undefined
  if (mobileNumberPassword !== true) {
    if (defaultPasswordText === undefined && !submitted)
      throw new RefusalError('register.mobile.off', { messageKey: 'registrationOff' })
    if (defaultPasswordText !== undefined && (!submitted || submitted === defaultPasswordText))
      return { password: defaultPasswordText, isDefault: true }
  }
  if (!submitted) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  assertPasswordLength(state, submitted)
  return { password: submitted, isDefault: false }
}

/** Throws when the merchant requires a verified number and it is not; a code or token that was sent must be right. */
function assertMobileVerified(context: Context, mobile: MobileNumber): void {
  const { state, body } = context
  const code = textField(body, 'verificationCode')
  const isRequired = asRecord(state.settings.register).smsCode === true
  if (textField(body, 'firebaseIdToken')) assertTokenOfPhone(context, mobile)
  else if (code) assertSmsCode(context, mobile, code)
  else if (isRequired) throw new RefusalError('verification.sms.needed', { messageKey: 'smsCodeNeeded' })
}

function assertSmsCode({ platform, state }: Context, mobile: MobileNumber, code: string): void {
  const codeError = verifySmsCode(platform, state, { to: 'visitor', mobile, code })
  if (codeError) throw codeError
}

/** With the Firebase provider, an ID token proves that the phone was verified there. */
function assertTokenOfPhone(context: Context, mobile: MobileNumber): void {
  const { subject } = readIdentity({
    ...context,
    body: { ...asRecord(context.body), firebaseChannel: 'phone' },
  })
  if (subject !== formatMobile(mobile).replace(/\s/g, ''))
    throw new RefusalError('verification.sms.err', { messageKey: 'wrongNumber' })
}
