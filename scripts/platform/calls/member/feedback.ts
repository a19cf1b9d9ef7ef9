import type { FeedbackState } from '../../account/feedback'
import { textField } from '../../http/bodyFields'
import { type CallContext, requireMember } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { ConfigState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

const longest = 1000
const kept = 200

/** Keeps a member's message (E2.14, D2); without a text, or with a longer one, it is refused. */
export function sendFeedback(context: CallContext<PlatformServices, ConfigState & FeedbackState>): null {
  const { userName } = requireMember(context)
  const { platform, state } = context
  const message = textField(context.body, 'message')
  if (message === '' || message.length > longest) throw new RefusalError('feedback.message.invalid')
  state.feedback.push({ merchant: state.merchant.code, userName, message, at: platform.clock.now() })
  if (state.feedback.length > kept) state.feedback.shift()
  return null
}
