import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { MemberState } from '../../members/member'
import { assertValidUserName, isAvailable } from '../../members/userName'
import type { ConfigState } from '../../state/merchantConfig'

type Context = CallContext<unknown, ConfigState & MemberState>

/** Whether a user name is available (I7.28, D2). An invalid one is refused with the reason. */
export function checkUserName({ state, query }: Context): { available: boolean } {
  const name = (query.get('username') ?? '').trim().normalize('NFC')
  if (!name) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  assertValidUserName(name)
  return { available: isAvailable(state, name) }
}
