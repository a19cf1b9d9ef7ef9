import { memberByPassword } from '../credentials'
import type { Exchange } from '../exchange'
import { linkBrought } from '../identities'
import { demandProof } from '../second-factor'
import { openSession, refuseOnce } from '../sessions'

/**
 * Opens a session for a user name, a password and a second factor (I7.07, I7.09, I3.11). There is no captcha here:
 * the login before it had one, and wrong passwords are counted together with those of the login.
 * An identity in the body is linked to the member.
 */
export function verifyLogin(exchange: Exchange) {
  const { world, state } = exchange
  const member = memberByPassword(exchange)
  refuseOnce(state, member)
  demandProof(exchange, member)
  linkBrought(exchange, member)
  return openSession(world, state, member)
}
