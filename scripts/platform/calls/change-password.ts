import { setPassword } from '../credentials'
import { type Exchange, exactField, Refused } from '../exchange'
import { caller } from '../guards'
import { refuseShort } from '../password-policy'

/** Changes the password of the member who calls (D2); the sessions stay open. */
export function changePassword(exchange: Exchange): null {
  const { state, body } = exchange
  const member = caller(exchange)
  const oldPassword = exactField(body, 'oldPassword')
  const newPassword = exactField(body, 'newPassword')
  if (!oldPassword || !newPassword) throw new Refused('param.invalid', { say: 'incomplete' })
  if (oldPassword !== member.password) throw new Refused('password.old.err', { say: 'wrongOldPassword' })
  refuseShort(state, newPassword)
  if (newPassword === oldPassword) throw new Refused('password.same', { say: 'samePassword' })
  setPassword(member, newPassword)
  return null
}
