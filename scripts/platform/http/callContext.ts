import type { Member } from '../members/member'
import { RefusalError } from './refusal'

/**
 * What a handler gets about its call. Its two parameters are the parts of the platform's and of the merchant's state that the
 * handler uses; without them it sees none.
 */
export interface CallContext<Platform = unknown, State = unknown> {
  readonly platform: Platform
  readonly state: State
  /** Language code of the request. */
  readonly language: string
  readonly query: URLSearchParams
  /** The body, decrypted and parsed as JSON; null without a body. */
  readonly body: unknown
  /** The caller's session; absent for a visitor. */
  readonly session?: CallSession
  /** The origin that the call was sent to: "http://127.0.0.1:4180". */
  readonly origin: string
  /** IP address of the caller. */
  readonly address: string
}

export interface CallSession {
  readonly token: string
  readonly member: Member
}

/** The calling member; for handlers of calls that require a session. */
export function requireMember({ session }: CallContext): Member {
  if (!session) throw new RefusalError('login.not.session', { messageKey: 'loginNeeded' })
  return session.member
}
