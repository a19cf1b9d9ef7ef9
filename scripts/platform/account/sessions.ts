import { Refusal } from '../http/refusal'
import type { Member } from '../members/member'
import type { MessageKey } from '../messages'
import type { PlatformServices } from '../state/platformServices'

export interface SessionState {
  /** Token to member. */
  readonly sessions: Map<string, Member>
  /** The error code of the next login, by user name in lower case. */
  readonly loginRefusals: Map<string, string>
}

/** Creates a session and returns its token; the member's earlier sessions stay valid. */
export function createSession(platform: PlatformServices, state: SessionState, member: Member): string {
  const token = platform.tokens.token()
  state.sessions.set(token, member)
  return token
}

/** Creates a session and returns the reply of a login (I3.02). */
export function createLoginReply(platform: PlatformServices, state: SessionState, member: Member) {
  const token = createSession(platform, state, member)
  const { id, userName, type, firstTimeLogin, passwordExpired } = member
  member.firstTimeLogin = false
  return { id, token, userName, customerType: type, firstTimeLogin, passwordExpired }
}

/** Ends all sessions of the member with this user name. */
export function endSessions({ sessions }: SessionState, userName: string): void {
  for (const [token, member] of sessions)
    if (member.userName.toLowerCase() === userName.toLowerCase()) sessions.delete(token)
}

/** Throws once when the control call asked for it with `refuseNextLogin`. */
export function refuseNextLogin({ loginRefusals }: SessionState, { userName }: Member): void {
  const errorCode = loginRefusals.get(userName.toLowerCase())
  if (errorCode === undefined) return
  loginRefusals.delete(userName.toLowerCase())
  throw new Refusal(errorCode, { messageKey: messageKeys.get(errorCode) ?? 'loginNotPossible' })
}

/** The messages of these error codes. */
const messageKeys: ReadonlyMap<string, MessageKey> = new Map([
  ['token_ip_different', 'otherAddress'],
  ['bind_customer_required', 'bindRequired'],
  ['firebase.token.expired', 'identityExpired'],
])
