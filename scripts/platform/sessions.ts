import { Refused } from './exchange'
import type { Member } from './members/member'
import type { MessageKey } from './messages'
import type { MerchantState, World } from './world'

/** The token of a new session; earlier sessions of the member stay open. */
export function beginSession(world: World, state: MerchantState, member: Member): string {
  const token = world.newToken()
  state.sessions.set(token, member)
  return token
}

/** Opens a session, and says what a login says (I3.02). */
export function openSession(world: World, state: MerchantState, member: Member) {
  const token = beginSession(world, state, member)
  const { id, userName, type, firstTimeLogin, passwordExpired } = member
  member.firstTimeLogin = false
  return { id, token, userName, customerType: type, firstTimeLogin, passwordExpired }
}

/** Ends all sessions of whoever has this log-in name. */
export function endSessions({ sessions }: MerchantState, userName: string): void {
  for (const [token, member] of sessions)
    if (member.userName.toLowerCase() === userName.toLowerCase()) sessions.delete(token)
}

/** Refuses a login once, when that was asked for with the control's `nextLogin`. */
export function refuseOnce({ nextLogins }: MerchantState, { userName }: Member): void {
  const errorCode = nextLogins.get(userName.toLowerCase())
  if (errorCode === undefined) return
  nextLogins.delete(userName.toLowerCase())
  throw new Refused(errorCode, { say: words.get(errorCode) ?? 'loginNotPossible' })
}

/** What is said with the codes that a login is refused with. */
const words: ReadonlyMap<string, MessageKey> = new Map([
  ['token_ip_different', 'otherAddress'],
  ['bind_customer_required', 'bindRequired'],
  ['firebase.token.expired', 'identityExpired'],
])
