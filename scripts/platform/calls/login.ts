import { checkCaptcha } from '../captcha/check'
import { memberByPassword } from '../credentials'
import { type Exchange, Refused } from '../exchange'
import { linkBrought } from '../identities'
import { openSession, refuseOnce } from '../sessions'

/**
 * Opens a session for a user name and a password, or asks for a second factor (I7.06, I3.02, I3.04). An identity in the body
 * is linked to the member (I2.20).
 */
export function login(exchange: Exchange) {
  const { world, state, body } = exchange
  const unsolved = checkCaptcha(world, state, 'login', body)
  if (unsolved) throw unsolved
  const member = memberByPassword(exchange)
  refuseOnce(state, member)
  if (member.secondFactor)
    throw new Refused('login_verify_required', { say: 'secondFactor', value: member.secondFactor })
  linkBrought(exchange, member)
  return openSession(world, state, member)
}
