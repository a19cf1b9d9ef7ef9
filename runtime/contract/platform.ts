import type { Failure } from '../rules/network/failure'
import type { Untrusted } from '../rules/network/read'
import type { QueryValue } from '../rules/network/url'
import type { BodyOf, CallName, Method, QueryOf, ReplyOf } from '../tables/calls'

type Query = Readonly<Record<string, QueryValue>>

export interface CallOptions<Body = unknown, Sent = Query> {
  readonly query?: Sent
  /** Sent as JSON. */
  readonly body?: Body
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the request even when a reply is cached (I7.34). */
  readonly bypassCache?: boolean
  /**
   * False, or a function that returns false: the caller shows the failure itself (I7.34). A lost session is shown in any
   * case.
   */
  readonly alert?: boolean | ((failure: Failure) => boolean)
  /** What "try again" in the notice of a failure does (D20); absent: repeats the submission that the signal belongs to. */
  readonly retry?: () => void
  readonly signal?: AbortSignal
  /** Sent instead of the session's token: to ask whose token it is (D26). */
  readonly token?: string
}

/** The client of the operator's platform. */
export interface Platform {
  /** Makes a call of tables/calls.ts; resolves to the reply's `value`, rejects with a Failure that was already handled. */
  call<Name extends CallName>(
    name: Name,
    options?: CallOptions<BodyOf<Name>, QueryOf<Name>>,
  ): Promise<Untrusted<ReplyOf<Name>>>
  /** The platform's time, in ms since 1970, to compare times in its replies with (F057). */
  now(): number
  /** Sends a request that is not in the table, such as /lgw/..., unchanged; resolves to the parsed reply, or its text (I7.29). */
  passThrough(method: Method, url: string, options?: CallOptions): Promise<unknown>
}
