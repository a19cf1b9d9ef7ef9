import { type Exchange, Refused, textField } from '../exchange'
import type { Member } from '../members/member'
import type { MerchantState } from '../world'

const FAILURES_AT_MOST = 5
const LOCKED_FOR = 60_000

/** Opens a session for a user name and a password (I7.06, I3.02); earlier sessions of the member stay open. */
export function login({ world, state, body }: Exchange) {
  const userName = textField(body, 'username').toLowerCase()
  const password = textField(body, 'password')
  if (!userName || !password) throw new Refused('param.invalid', { say: 'incomplete' })
  const now = world.clock.now()
  refuseWhenLocked(state, userName, now)
  const member = state.members.get(userName)
  if (!member) throw failed(state, userName, now, new Refused('not.exists.user', { say: 'unknownUser' }))
  if (member.password !== password)
    throw failed(state, userName, now, new Refused('login.cred.err', { say: 'wrongPassword' }))
  state.failures.delete(userName)
  if (member.blocked) throw new Refused('member.blocked', { say: 'blocked' })
  if (member.secondFactor.length > 0)
    throw new Refused('login_verify_required', { say: 'secondFactor', value: member.secondFactor })
  return openSession(state, member, world.newToken())
}

function openSession(state: MerchantState, member: Member, token: string) {
  state.sessions.set(token, member)
  const { id, userName, type, firstTimeLogin, passwordExpired } = member
  member.firstTimeLogin = false
  return { id, token, userName, customerType: type, firstTimeLogin, passwordExpired }
}

function refuseWhenLocked(state: MerchantState, userName: string, now: number): void {
  const failures = state.failures.get(userName)
  if (!failures || failures.count < FAILURES_AT_MOST) return
  if (now < failures.until) throw new Refused('TOO_MANY_REQUEST_LOGIN', { say: 'tooManyLogins' })
  state.failures.delete(userName)
}

/** Counts a failure, so that guessing gets slow, and hands the refusal back. */
function failed(state: MerchantState, userName: string, now: number, refusal: Refused): Refused {
  const count = (state.failures.get(userName)?.count ?? 0) + 1
  state.failures.set(userName, { count, until: now + LOCKED_FOR })
  return refusal
}
