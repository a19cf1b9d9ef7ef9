import { type Exchange, exactField, Refused, textField } from './exchange'
import { failed, refuseWhenLocked } from './guesses'
import type { Member } from './members/member'
import { memberNamed } from './members/named'

/** The member whom the user name and password of a body belong to, in good standing. */
export function memberByPassword({ world, state, body }: Exchange): Member {
  const userName = textField(body, 'username').toLowerCase()
  const password = exactField(body, 'password')
  if (!userName || !password) throw new Refused('param.invalid', { say: 'incomplete' })
  const now = world.clock.now()
  const member = memberNamed(state, userName)
  const guess = `login ${member?.userName.toLowerCase() ?? userName}`
  refuseWhenLocked(state.guesses, guess, now, new Refused('TOO_MANY_REQUEST_LOGIN', { say: 'tooManyLogins' }))
  if (!member) throw failed(state.guesses, guess, now, new Refused('not.exists.user', { say: 'unknownUser' }))
  if (!opens(member, password, now))
    throw failed(state.guesses, guess, now, new Refused('login.cred.err', { say: 'wrongPassword' }))
  state.guesses.delete(guess)
  if (member.blocked) throw new Refused('member.blocked', { say: 'blocked' })
  return member
}

/** A password that was sent by mail becomes the member's own when it is used, and is to be changed at once. */
function opens(member: Member, password: string, now: number): boolean {
  if (member.password === password) return true
  const { temporaryPassword: sent } = member
  if (sent?.text !== password || now >= sent.until) return false
  setPassword(member, password)
  member.passwordExpired = true
  return true
}

/** A new password, which is neither the first one nor too old. */
export function setPassword(member: Member, password: string): void {
  Object.assign(member, { password, firstTimeLogin: false, passwordExpired: false, temporaryPassword: null })
}
