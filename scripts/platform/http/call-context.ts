import type { Member } from '../members/member'
import type { MerchantState, PlatformState } from '../state/platform-state'
import { RefusalError } from './refusal'

/** What a handler gets about its call. */
export interface CallContext {
  readonly platform: PlatformState
  readonly state: MerchantState
  /** Language code of the request. */
  readonly language: string
  readonly query: URLSearchParams
  /** The body, decrypted and parsed as JSON; null without a body. */
  readonly body: unknown
  /** The caller's session; absent for a visitor. */
  readonly session?: CallSession
  /** IP address of the caller. */
  readonly address: string
}

export interface CallSession {
  readonly token: string
  readonly member: Member
}

/** The calling member; for handlers of calls that require a session. */
export function requireMember({ session }: CallContext): Member {
  if (!session) throw new RefusalError('login.not.session', { status: 401, messageKey: 'loginNeeded' })
  return session.member
}
