import * as limits from '../../tables/limits'
import { fields, listOf, textOf } from '../network/read'

/** Which session the device's registration token is bound to on the platform (E4.58, E4.60). */
export interface PushBinding {
  readonly token: string
  /** The hash of the session's token. */
  readonly session: string
  /** The platform has confirmed the binding and the subscription; otherwise the next start repeats them. */
  readonly complete: boolean
}

/** A registration token, of Firebase or of the native app; undefined for anything else. */
export function readPushToken(raw: unknown): string | undefined {
  const token = typeof raw === 'string' ? raw.trim() : ''
  return /^[!-~]+$/.test(token) && token.length <= limits.pushToken ? token : undefined
}

export function readPushBinding(raw: unknown): PushBinding | undefined {
  const { token, session, complete } = fields(raw)
  const pushToken = readPushToken(token)
  return pushToken === undefined
    ? undefined
    : { token: pushToken, session: textOf(session), complete: complete === true }
}

/** Whether nothing is left to do for this token in this session. */
export const isBound = (binding: PushBinding | undefined, token: string, session: string): boolean =>
  binding?.complete === true && binding.token === token && binding.session === session

/** The tokens that could not be unsubscribed yet, the newest last (F159). */
export const readLeftTokens = (raw: unknown): string[] =>
  listOf(raw)
    .flatMap((token) => readPushToken(token) ?? [])
    .slice(-limits.pushTokensLeft)
