import { checkCaptcha } from '../captcha/check'
import { sendCode } from '../codes'
import { atHome, isDiallable } from '../countries'
import { type Exchange, Refused, textField } from '../exchange'
import { type Mobile, mobileIn, sameMobile } from '../members/mobile'

/**
 * Sends a code for a second factor to a member's own number (I7.08, I3.12). The body names the member by `username`;
 * without it the number alone must be some member's.
 */
export function sendSms(exchange: Exchange) {
  const { world, state, body } = exchange
  const mobile = askedFor(exchange)
  const userName = textField(body, 'username').toLowerCase()
  const known = [...state.members.values()].find(
    (member) =>
      (userName === '' || member.userName.toLowerCase() === userName) && sameMobile(mobile, member.mobile),
  )
  if (!known) throw new Refused('sms.number.err', { say: 'wrongNumber' })
  return sendCode(world, state, 'member', known.mobile)
}

/**
 * Sends a code to whatever number a visitor gives (I7.16), for a new account or a forgotten password; it tells nothing about
 * who has an account.
 */
export function sendSmsToVisitor(exchange: Exchange) {
  const { world, state } = exchange
  const mobile = atHome(state.merchant.currency.code, askedFor(exchange))
  if (!isDiallable(mobile)) throw new Refused('mobile.err', { say: 'mobileUnfit' })
  return sendCode(world, state, 'visitor', mobile)
}

/** The number that a code is wanted for; a captcha comes first where the merchant wants one. */
function askedFor({ world, state, body }: Exchange): Mobile {
  const mobile = mobileIn(body)
  if (mobile.mobileNum === '') throw new Refused('param.invalid', { say: 'incomplete' })
  const unsolved = checkCaptcha(world, state, 'sms', body)
  if (unsolved) throw unsolved
  return mobile
}
