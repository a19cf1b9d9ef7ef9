import { type Exchange, Refused, textField } from '../exchange'
import { sendMail } from '../mails'
import { memberNamed } from '../members/named'
import { passwordMinimum } from '../password-policy'

const GOOD_FOR = 30 * 60_000
const USUAL_LENGTH = 12

/**
 * Mails a temporary password to a member who has forgotten the own one (D2). The answer is the same for a stranger, so
 * that nobody learns who has an account; the old password works on until the new one is used, so that nobody can lock
 * a member out.
 */
export function forgottenByEmail({ world, state, body }: Exchange): null {
  const userName = textField(body, 'username')
  const email = textField(body, 'email')
  if (!userName || !email) throw new Refused('param.invalid', { say: 'incomplete' })
  const member = memberNamed(state, userName)
  if (member?.email.toLowerCase() !== email.toLowerCase()) return null
  const now = world.clock.now()
  const text = world.newPassword(Math.max(USUAL_LENGTH, passwordMinimum(state)))
  member.temporaryPassword = { text, until: now + GOOD_FOR }
  sendMail(world, state, {
    userName: member.userName,
    to: member.email,
    temporaryPassword: text,
    sentAt: now,
    expiresAt: now + GOOD_FOR,
  })
  return null
}
