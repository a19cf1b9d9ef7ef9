import { type SignInCause, signInCauses } from '../tables/signInCauses'
import type { SignInFailure } from './signInFailure'

/** Why a sign-in did not work, out of the library's code (I8.11, D12). */
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
