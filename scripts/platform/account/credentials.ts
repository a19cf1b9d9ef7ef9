import { textField, untrimmedField } from '../http/bodyFields'
import type { CallContext } from '../http/callContext'
import { RefusalError } from '../http/refusal'
import { findMember } from '../members/findMember'
import type { Member, MemberState } from '../members/member'
import type { ConfigState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import { assertMayLogIn } from './assertMayLogIn'
import { assertNotLocked, type FailedAttemptsState, recordFailure } from './failedAttempts'

/** What a user name and password are checked against. */
export type CredentialState = ConfigState & MemberState & FailedAttemptsState

type Context = CallContext<PlatformServices, CredentialState>

/** The member with the user name and password in a body. Throws when they are wrong or the member is blocked. */
export function memberByPassword({ platform, state, body }: Context): Member {
  const userName = textField(body, 'username').toLowerCase()
  const password = untrimmedField(body, 'password')
  if (!userName || !password) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  const now = platform.clock.now()
  const member = findMember(state, userName)
  const attemptKey = `login ${member?.userName.toLowerCase() ?? userName}`
  assertNotLocked(
    state.failedAttempts,
    attemptKey,
    now,
    new RefusalError('TOO_MANY_REQUEST_LOGIN', { messageKey: 'tooManyLogins' }),
  )
  if (!member)
    throw recordFailure(
      state.failedAttempts,
      attemptKey,
      now,
      new RefusalError('not.exists.user', { messageKey: 'unknownUser' }),
    )
  if (!acceptsPassword(member, password, now))
    throw recordFailure(
      state.failedAttempts,
      attemptKey,
      now,
      new RefusalError('login.cred.err', { messageKey: 'wrongPassword' }),
    )
  state.failedAttempts.delete(attemptKey)
  assertMayLogIn(member)
  return member
}

/** Whether a password is right. A temporary one from a mail replaces the old one when it is used, and must be changed. */
function acceptsPassword(member: Member, password: string, now: number): boolean {
  if (member.password === password) return true
  const { temporaryPassword: temporary } = member
  if (temporary?.text !== password || now >= temporary.until) return false
  setPassword(member, password)
  member.passwordExpired = true
  return true
}

/** Sets a new password, which counts as neither initial nor expired. */
export function setPassword(member: Member, password: string): void {
  Object.assign(member, { password, firstTimeLogin: false, passwordExpired: false, temporaryPassword: null })
}
