import { Refused } from './exchange'
import type { Member } from './members/member'
import type { MerchantState, World } from './world'

/** Opens a session (I3.02); earlier sessions of the member stay open. */
export function openSession(world: World, state: MerchantState, member: Member) {
  const token = world.newToken()
  state.sessions.set(token, member)
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
  throw new Refused(errorCode, {
    say: errorCode === 'token_ip_different' ? 'otherAddress' : 'loginNotPossible',
  })
}
