import { type MailState, sendMail } from '../../account/mails'
import { passwordMinimum } from '../../account/password-policy'
import { textField } from '../../http/body-fields'
import type { CallContext } from '../../http/call-context'
import { RefusalError } from '../../http/refusal'
import { findMember } from '../../members/find-member'
import type { MemberState } from '../../members/member'
import type { ConfigState, SettingsState } from '../../state/merchant-config'
import type { PlatformServices } from '../../state/platform-services'

const LIFETIME = 30 * 60_000
const DEFAULT_LENGTH = 12

type Context = CallContext<PlatformServices, ConfigState & SettingsState & MemberState & MailState>

/**
 * Mails a temporary password to a member who has forgotten theirs (D2). The reply is the same for an unknown user name, so
 * that it does not reveal who has an account. The old password stays valid until the new one is used, so that nobody can
 * lock a member out.
 */
export function forgottenByEmail({ platform, state, body }: Context): null {
  const userName = textField(body, 'username')
  const email = textField(body, 'email')
  if (!userName || !email) throw new RefusalError('param.invalid', { messageKey: 'incomplete' })
  const member = findMember(state, userName)
  if (member?.email.toLowerCase() !== email.toLowerCase()) return null
  const now = platform.clock.now()
  const text = platform.tokens.password(Math.max(DEFAULT_LENGTH, passwordMinimum(state)))
  member.temporaryPassword = { text, until: now + LIFETIME }
  sendMail(platform, state, {
    userName: member.userName,
    to: member.email,
    temporaryPassword: text,
    sentAt: now,
    expiresAt: now + LIFETIME,
  })
  return null
}
