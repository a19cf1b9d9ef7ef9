import { type Exchange, Refused, textField } from '../exchange'
import { openSession, refuseOnce } from '../sessions'

/**
 * Opens a session for somebody whom the partner (Maya) has let in (I7.10). A partner's session serves once; `registerUrl`,
 * `affiliateCode`, `domain`, `loginDeviceId` and `device` are taken along and decide nothing.
 */
export function loginByMaya({ world, state, body }: Exchange) {
  const sessionId = textField(body, 'sessionId')
  const env = textField(body, 'env')
  if (!sessionId || !env) throw new Refused('param.invalid', { say: 'incomplete' })
  const partner = state.mayaSessions.get(sessionId)
  const member = partner && state.members.get(partner.userName.toLowerCase())
  if (!member || partner.env !== env) throw new Refused('maya.session.err', { say: 'partnerSessionUnknown' })
  state.mayaSessions.delete(sessionId)
  if (member.blocked) throw new Refused('member.blocked', { say: 'blocked' })
  refuseOnce(state, member)
  return openSession(world, state, member)
}
