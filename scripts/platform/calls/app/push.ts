import type { PushState } from '../../app/pushState'
import { asRecord, textField } from '../../http/bodyFields'
import { type CallContext, requireMember } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { ConfigState } from '../../state/merchantConfig'

type PushContext = CallContext<unknown, PushState & ConfigState>

function requireToken({ body }: PushContext): string {
  const token = textField(body, 'registrationToken')
  if (token === '') throw new RefusalError('push.token.missing')
  return token
}

/** Binds a device to the caller (E7.18); what another member had subscribed it to is forgotten. */
export function bindPush(context: PushContext): null {
  const { userName } = requireMember(context)
  const registrationToken = requireToken(context)
  const { pushRegistrations, merchant } = context.state
  const current = pushRegistrations.get(registrationToken)
  const topics = current?.userName === userName ? current.topics : []
  pushRegistrations.set(registrationToken, { merchant: merchant.code, registrationToken, userName, topics })
  return null
}

/** Subscribes the caller's device to a topic (E7.19). */
export function subscribePush(context: PushContext): null {
  const registrationToken = requireToken(context)
  const topic = textField(context.body, 'topic')
  const current = context.state.pushRegistrations.get(registrationToken)
  if (topic === '') throw new RefusalError('push.topic.missing')
  if (current?.userName !== requireMember(context).userName) throw new RefusalError('push.not.bound')
  const topics = [...new Set([...current.topics, topic])]
  context.state.pushRegistrations.set(registrationToken, { ...current, topics })
  return null
}

/**
 * Ends all subscriptions of a device, and its binding (E7.20). Whoever holds the token and a session may do that: the next member
 * of a device tidies up after the last one (F159).
 */
export function unsubscribePush(context: PushContext): null {
  const registrationToken = requireToken(context)
  if (asRecord(context.body).unsubscribeAll !== true) throw new RefusalError('push.unsubscribe.all')
  if (!context.state.pushRegistrations.delete(registrationToken)) throw new RefusalError('push.not.bound')
  return null
}
