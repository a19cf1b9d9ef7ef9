import { setPassword } from '../../account/credentials'
import { assertPasswordLength } from '../../account/passwordPolicy'
import { untrimmedField } from '../../http/bodyFields'
import { type CallContext, requireMember } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { SettingsState } from '../../state/merchantConfig'

/** Changes the calling member's password (D2); sessions stay valid. */
export function changePassword(context: CallContext<unknown, SettingsState>): null {
  const { state, body } = context
  const member = requireMember(context)
  const oldPassword = untrimmedField(body, 'oldPassword')
  const newPassword = untrimmedField(body, 'newPassword')
  if (!oldPassword || !newPassword) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  if (oldPassword !== member.password)
    throw new RefusalError('password.old.err', { messageKey: 'wrongOldPassword' })
  assertPasswordLength(state, newPassword)
  if (newPassword === oldPassword) throw new RefusalError('password.same', { messageKey: 'samePassword' })
  setPassword(member, newPassword)
  return null
}
