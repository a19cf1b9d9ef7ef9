import type { Failure } from '../rules/network/failure'
import type { Untrusted } from '../rules/network/read'
import type { CallName, Method, ReplyOf } from '../tables/calls'

export type QueryValue = string | number | boolean | undefined

export interface CallOptions {
  readonly query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Asks the platform even when a reply is kept (I7.34). */
  readonly flush?: boolean
  /**
   * False, or a question that is answered with false: the caller tells the member itself (I7.34). A lost session is told
   * all the same.
   */
  readonly alert?: boolean | ((failure: Failure) => boolean)
  readonly signal?: AbortSignal
}

/** The client of the operator's platform (section 7 of the specification). */
export interface Platform {
  /** One call of the table; resolves to the reply's `value`, rejects with a Failure that was already interpreted. */
  call<Name extends CallName>(name: Name, options?: CallOptions): Promise<Untrusted<ReplyOf<Name>>>
  /** The time by the platform's clock, in ms since 1970: moments that the platform names are compared with this one (F057). */
  now(): number
  /** An address that is no call of the table, such as /lgw/..., sent unchanged; resolves to the parsed reply (I7.29). */
  pass(method: Method, url: string, options?: CallOptions): Promise<unknown>
}
