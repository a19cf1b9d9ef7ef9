import { limits } from '../tables/limits'
import { type SignInCause, signInCauses } from '../tables/signIn'
import { readMessage } from './failure'
import { truncate } from './text'

/** A sign-in by the identity library that did not work. `code` begins with `auth/`; `reason` is its own words, if it has any. */
export class SignInFailure extends Error {
  readonly code: string
  readonly reason: string

  constructor(code: string, reason: string) {
    super(`${code} ${reason}`)
    this.name = 'SignInFailure'
    this.code = code
    this.reason = reason
  }
}

/** The code that stands in for all that has none (I8.11, D12). */
const unknownCode = 'auth/unknown'

/** A code that was never sent, or whose pending result is gone with the page that had it (I4.33). */
export const codeExpired = (): SignInFailure => new SignInFailure('auth/code-expired', '')

/** Reads what the identity library throws; anything else is unknown, with its own words as the reason. */
export function readSignInFailure(thrown: unknown): SignInFailure {
  if (thrown instanceof SignInFailure) return thrown
  const { code, message } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as {
    code?: unknown
    message?: unknown
  }
  const known = typeof code === 'string' && /^auth\/\S{1,80}$/.test(code)
  const reason = truncate(unwrapped(readMessage(message) ?? ''), limits.message)
  return new SignInFailure(known ? code : unknownCode, reason)
}

/** The library's own words without what it wraps around them: "Firebase: Too short (auth/invalid-phone-number)." */
const unwrapped = (message: string): string =>
  /^Firebase: (.*?)\.?\s*\(auth\/[^)]*\)\.?$/s.exec(message)?.[1] ?? message

export function causeOf({ code }: Pick<SignInFailure, 'code'>): SignInCause {
  const name = code.replace(/^auth\//, '')
  const rows = Object.entries(signInCauses) as [SignInCause, readonly string[]][]
  return rows.find(([, names]) => names.includes(name))?.[0] ?? 'unknown'
}

/** The text of each cause. What other failures say too is said in their words. */
const says = {
  silent: undefined,
  popupClosed: 'signIn.popupClosed',
  popupBlocked: 'signIn.popupBlocked',
  wrongCode: 'signIn.wrongCode',
  expiredCode: 'signIn.expiredCode',
  badNumber: 'signIn.badNumber',
  tooMany: 'signIn.tooMany',
  network: 'errors.network',
  otherWay: 'signIn.otherWay',
  disabled: 'signIn.disabled',
  browser: 'signIn.browser',
  domain: 'signIn.domain',
  operator: 'signIn.operator',
  unknown: 'signIn.unknown',
} as const satisfies Readonly<Record<SignInCause, string | undefined>>

export type SignInText = NonNullable<(typeof says)[SignInCause]>

export interface SignInWords {
  readonly key: SignInText
  /** The member's own doing needs no code for customer service: no lines "Code:" and "Reason:". */
  readonly plain: boolean
}

/** What a member is told; undefined when nothing is said (I8.11, I8.12, D12). `signIn.domain` wants the value `domain`. */
export function signInWords(failure: Pick<SignInFailure, 'code'>): SignInWords | undefined {
  const cause = causeOf(failure)
  const key = says[cause]
  return key && { key, plain: cause === 'popupClosed' }
}

/**
 * What becomes of a code that was not accepted: it may be corrected; it is over, which too many tries make it too (F102); or
 * the trouble lies elsewhere and it may still be good.
 */
export function codeFate(cause: SignInCause): 'correct' | 'over' | 'elsewhere' {
  if (cause === 'wrongCode') return 'correct'
  return cause === 'expiredCode' || cause === 'tooMany' ? 'over' : 'elsewhere'
}
