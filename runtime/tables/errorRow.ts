import type { CallName } from './calls'
import type { ErrorCode } from './errorCodes'
import type { Remedy } from './remedies'

/** What went wrong, before it is interpreted. */
export type FailureKind =
  | 'offline' // the browser says that there is no network
  | 'network' // no response: refused, dropped, blocked, not JSON (F002)
  | 'timeout' // no response in time (I9.01)
  | 'cancelled' // the caller no longer needs the response
  | 'emptyUrl' // a call without an address (I7.35)
  | 'encryption' // the body could not be encrypted (I7.33)
  | 'chunkLoad' // a chunk of code that the call needs failed to load, twice (F123)
  | 'refused' // the platform replied with a failure
  | 'empty' // the platform reported success without a value (F041, F042)
  | 'malformed' // the value is of another kind than the call returns

export interface AlertAction {
  readonly type: 'alert'
  /** `server` is the platform's own message. */
  readonly text: ErrorText | 'server'
  /** The title of the dialog is the word for a prompt, not that for a notice (I4.19). */
  readonly title?: 'prompt'
  /** The text when the platform sends no message; absent: "unknown error". */
  readonly fallback?: ErrorText
}

/** What to do about it. */
export type ErrorAction =
  | { readonly type: 'endSession' }
  | AlertAction
  | { readonly type: 'toast'; readonly text: ErrorText }
  | { readonly type: 'goToLogin' }
  | { readonly type: 'forgetLogin' }
  | { readonly type: 'disableAutoLogin' }
  /** Offers what helps when code of the site failed to load: a retry, or a reload. */
  | { readonly type: 'notifyChunkLoadError' }
  /** Shows the way to another domain, with the platform's message (I2.22). */
  | { readonly type: 'domainNotice' }

export type ErrorText =
  | 'error'
  | 'pleaseLogin'
  | 'unknown'
  | 'offline'
  | 'network'
  | 'networkOrCors'
  | 'timeout'
  | 'emptyUrl'
  | 'encryption'
  | 'wrongCredentials'
  | 'tooManyRequests'
  | 'addressChanged'

export interface ErrorRow {
  readonly if: {
    readonly kind?: readonly FailureKind[]
    readonly status?: readonly number[]
    readonly code?: readonly ErrorCode[]
    readonly codePrefix?: string
    /** Whether the reply has an error code. */
    readonly hasCode?: boolean
    readonly message?: string
    readonly call?: readonly CallName[]
    /** Whether the call may carry a token; without one, its failure says nothing about the session. */
    readonly authorised?: boolean
    readonly https?: boolean
    /** It was not sent at all. */
    readonly unsent?: boolean
  }
  /** An empty list shows nothing. */
  readonly actions: readonly ErrorAction[]
  /** What the alert offers besides "confirm" (D20). */
  readonly remedy?: Remedy
  /** What it means for a form: the field that is to blame can say so. */
  readonly means?: 'wrongCredentials'
}
