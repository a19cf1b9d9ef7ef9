import { RefusalError } from '../http/refusal'
import type { Member } from '../members/member'

/** Refuses the login of a member who is blocked, however the member logs in. */
export function assertMayLogIn(member: Pick<Member, 'blocked'>): void {
  if (member.blocked) throw new RefusalError('member.blocked', { messageKey: 'blocked' })
}
