import { type MailState, sendMail } from '../../account/mails'
import { passwordMinimum } from '../../account/passwordPolicy'
import { textField } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import { findMember } from '../../members/findMember'
import type { MemberState } from '../../members/member'
import type { ConfigState, SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

const passwordLifetime = 30 * 60_000
const defaultLength = 12

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
  const text = platform.tokens.password(Math.max(defaultLength, passwordMinimum(state)))
  member.temporaryPassword = { text, until: now + passwordLifetime }
  sendMail(platform, state, {
    userName: member.userName,
    to: member.email,
    temporaryPassword: text,
    sentAt: now,
    expiresAt: now + passwordLifetime,
  })
  return null
}
