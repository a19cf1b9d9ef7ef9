import type { Remedy } from '../../tables/remedies'
import { type SignInCause, signInCauses } from '../../tables/signInCauses'
import type { SignInFailure } from './signInFailure'

/** The cause of a failed sign-in, from the library's error code (I8.11, D12). */
export function signInCauseOf({ code }: Pick<SignInFailure, 'code'>): SignInCause {
  const name = code.replace(/^auth\//, '')
  const rows = Object.entries(signInCauses) as [SignInCause, readonly string[]][]
  return rows.find(([, names]) => names.includes(name))?.[0] ?? 'unknown'
}

/** The text for each cause; undefined shows nothing. Common failures use the common texts. */
const causeTexts = {
  silent: undefined,
  popupClosed: 'signIn.popupClosed',
  popupBlocked: 'signIn.popupBlocked',
  wrongCode: 'signIn.wrongCode',
  expiredCode: 'signIn.expiredCode',
  badNumber: 'signIn.badNumber',
  tooMany: 'signIn.tooMany',
  network: 'errors.network',
  accountUsesOtherMethod: 'signIn.otherWay',
  disabled: 'signIn.disabled',
  browser: 'signIn.browser',
  domain: 'signIn.domain',
  operator: 'signIn.operator',
  unknown: 'signIn.unknown',
} as const satisfies Readonly<Record<SignInCause, string | undefined>>

/** What the notice offers (D20); the others say all, or concern a field. */
const causeRemedies: Readonly<Partial<Record<SignInCause, Remedy>>> = {
  network: 'reconnect',
  disabled: 'support',
  domain: 'support',
  operator: 'support',
  unknown: 'tryAgain',
}

export const signInRemedyFor = (failure: Pick<SignInFailure, 'code'>): Remedy | undefined =>
  causeRemedies[signInCauseOf(failure)]

export type SignInTextKey = NonNullable<(typeof causeTexts)[SignInCause]>

export interface SignInFailureText {
  readonly key: SignInTextKey
  /** The member caused it: no lines "Code:" and "Reason:" for customer service. */
  readonly withoutDetails: boolean
}

/**
 * The text to show for a failed sign-in; undefined when nothing is shown (I8.11, I8.12, D12). `signIn.domain` needs
 * the value `domain`.
 */
export function signInTextFor(failure: Pick<SignInFailure, 'code'>): SignInFailureText | undefined {
  const cause = signInCauseOf(failure)
  const key = causeTexts[cause]
  return key && { key, withoutDetails: cause === 'popupClosed' }
}

/**
 * The state of a code after it was not accepted: the member can correct it; it is no longer valid, also after too
 * many attempts (F102); or the failure is unrelated and the code may still be valid.
 */
export function codeStatusAfter(cause: SignInCause): 'correctable' | 'expired' | 'unrelated' {
  if (cause === 'wrongCode') return 'correctable'
  return cause === 'expiredCode' || cause === 'tooMany' ? 'expired' : 'unrelated'
}
