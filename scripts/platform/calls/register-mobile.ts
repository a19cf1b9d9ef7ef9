import { spendCode } from '../codes'
import { atHome, isDiallable } from '../countries'
import { type Exchange, exactField, fields, Refused, textField } from '../exchange'
import { identityIn } from '../identities'
import { type Mobile, mobileIn, sameMobile, spoken } from '../members/mobile'
import { refuseShort } from '../password-policy'
import { enrol, refuseUnfitForm, welcome } from '../registration'

/** Opens an account under a mobile number, which is its user name with the dialling code in front (I7.14). */
export function registerMobile(exchange: Exchange) {
  refuseUnfitForm(exchange)
  const mobile = freeMobile(exchange)
  const { password, isDefault } = passwordFor(exchange)
  refuseUnproved(exchange, mobile)
  const member = enrol(exchange, 'mobile', {
    userName: mobile.countryDialingCode + mobile.mobileNum,
    mobile,
    byMobile: true,
    password,
    firstTimeLogin: isDefault,
  })
  return welcome(exchange, member)
}

function freeMobile({ state, body }: Exchange): Mobile {
  const mobile = atHome(state.merchant.currency.code, mobileIn(body))
  const { countryDialingCode, mobileNum } = mobile
  if (!mobileNum) throw new Refused('param.invalid', { say: 'incomplete' })
  if (!isDiallable(mobile)) throw new Refused('mobile.err', { say: 'mobileUnfit' })
  const isTaken =
    state.members.has(countryDialingCode + mobileNum) ||
    [...state.members.values()].some((member) => sameMobile(mobile, member.mobile))
  if (isTaken) throw new Refused('mobile.taken', { say: 'mobileTaken' })
  return mobile
}

/** The password: a chosen one where the merchant asks for it, else the fixed one that everybody gets (I5.02, I9.17). */
function passwordFor({ state, body }: Exchange): { password: string; isDefault: boolean } {
  const { mobileNumberPassword, defaultPassword } = state.settings
  const given = exactField(body, 'password')
  const fixed = typeof defaultPassword === 'string' ? defaultPassword : undefined
  if (mobileNumberPassword !== true) {
    if (fixed === undefined && !given) throw new Refused('register.mobile.off', { say: 'registrationOff' })
    if (fixed !== undefined && (!given || given === fixed)) return { password: fixed, isDefault: true }
  }
  if (!given) throw new Refused('param.invalid', { say: 'incomplete' })
  refuseShort(state, given)
  return { password: given, isDefault: false }
}

/** Refuses a number that nobody has proved to hold, where the merchant wants that; a proof that is there must be right. */
function refuseUnproved(exchange: Exchange, mobile: Mobile): void {
  const { state, body } = exchange
  const code = textField(body, 'verificationCode')
  const isWanted = fields(state.settings.register).smsCode === true
  if (textField(body, 'firebaseIdToken')) refuseOtherPhone(exchange, mobile)
  else if (code) refuseWrongCode(exchange, mobile, code)
  else if (isWanted) throw new Refused('verification.sms.needed', { say: 'smsCodeNeeded' })
}

function refuseWrongCode({ world, state }: Exchange, mobile: Mobile, code: string): void {
  const wrong = spendCode(world, state, { to: 'visitor', mobile, code })
  if (wrong) throw wrong
}

/** With the firebase-type provider the phone was proved there, and a token says so. */
function refuseOtherPhone(exchange: Exchange, mobile: Mobile): void {
  const { subject } = identityIn({
    ...exchange,
    body: { ...fields(exchange.body), firebaseChannel: 'phone' },
  })
  if (subject !== spoken(mobile).replace(/\s/g, ''))
    throw new Refused('verification.sms.err', { say: 'wrongNumber' })
}
