import type { CallContext } from '../../http/call-context'
import { RefusalError } from '../../http/refusal'
import { assertValidUserName, isAvailable } from '../../members/user-name'

/** Whether a user name is available (I7.28, D2). An invalid one is refused with the reason. */
export function checkUserName({ state, query }: CallContext): { available: boolean } {
  const name = (query.get('username') ?? '').trim().normalize('NFC')
  if (!name) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  assertValidUserName(name)
  return { available: isAvailable(state, name) }
}
