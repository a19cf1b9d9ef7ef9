import { memberByPassword } from '../../account/credentials'
import { linkSubmittedIdentity } from '../../account/linked-identities'
import { verifySecondFactor } from '../../account/second-factor'
import { createLoginReply, refuseNextLogin } from '../../account/sessions'
import type { CallContext } from '../../http/call-context'

/**
 * Logs a member in with user name, password and second factor (I7.07, I7.09, I3.11). It needs no captcha: the login before it
 * had one, and wrong passwords of both calls are counted together. An identity in the body is linked to the member.
 */
export function verifyLogin(context: CallContext) {
  const { platform, state } = context
  const member = memberByPassword(context)
  refuseNextLogin(state, member)
  verifySecondFactor(context, member)
  linkSubmittedIdentity(context, member)
  return createLoginReply(platform, state, member)
}
