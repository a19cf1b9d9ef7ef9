import { assertMayLogIn } from '../../account/assertMayLogIn'
import type { PartnerSessionState } from '../../account/partnerSessions'
import { createLoginReply, refuseNextLogin, type SessionState } from '../../account/sessions'
import { textField } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { MemberState } from '../../members/member'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<PlatformServices, MemberState & SessionState & PartnerSessionState>

/**
 * Logs a member in with a partner session (Maya, I7.10), which can be used once. `registerUrl`, `affiliateCode`, `domain`,
 * `loginDeviceId` and `device` are accepted and ignored.
 */
export function loginByMaya({ platform, state, body }: Context) {
  const sessionId = textField(body, 'sessionId')
  const env = textField(body, 'env')
  if (!sessionId || !env) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  const partnerSession = state.partnerSessions.get(sessionId)
  const member = partnerSession && state.members.get(partnerSession.userName.toLowerCase())
  if (!member || partnerSession.env !== env)
    throw new RefusalError('maya.session.err', { messageKey: 'partnerSessionUnknown' })
  state.partnerSessions.delete(sessionId)
  assertMayLogIn(member)
  refuseNextLogin(state, member)
  return createLoginReply(platform, state, member)
}
