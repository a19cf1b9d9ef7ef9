import type { InAppBrowser } from '../rules/device/inAppBrowser'
import type { SecondFactor } from '../rules/identity/secondFactor'
import type { Countries } from '../rules/phone/country'
import type { OverlayId, pageLeft } from '../tables/overlays'
import type { Remedy } from '../tables/remedies'
import type { Ms } from '../tables/times'
import type { TextKey } from './text'

export interface Notice {
  /** Absent: the word for "notice" (I8.23). */
  readonly title?: TextKey
  readonly message: string
  /** Absent: the word for "confirm" (I8.23). */
  readonly confirm?: TextKey
  /** The button for `confirm` does something that cannot be undone. */
  readonly danger?: true
  /** A second button; the opener gets 'other'. */
  readonly other?: TextKey
  /** A sentence that says what to do. */
  readonly advice?: TextKey
  /** What customer service can look up. */
  readonly code?: string
}

/** A notice about a failure (D20). */
export interface FailureNotice extends Notice {
  /** Its advice, and what its second button does. */
  readonly remedy?: Remedy
  /** Does again what failed; without it, customer service stands in for a remedy that tries again. */
  readonly retry?: (() => void) | undefined
}

/** A login that waits for its second factor. It is in memory only: a reload forgets the password (F084). */
export interface PendingLogin {
  readonly userName: string
  readonly password: string
  /** The box "remember me" was ticked. */
  readonly remember: boolean
  readonly factors: readonly SecondFactor[]
}

export interface CountryPickerPayload extends Countries {
  /** The current country, ISO 3166 alpha-2. */
  readonly current: string
}

/** A category to search in, with its title in the member's language. */
export interface SearchScope {
  readonly category: string
  readonly title: string
}

/**
 * What an overlay is opened with; one without a line is opened with nothing. Here are those that another feature, the kit or the shell
 * opens; one that only its own feature opens has its line beside its view (`declare module`).
 */
export interface OverlayPayloads {
  notice: Notice
  confirm: Notice
  /** `duration`: how long it is shown; absent: as long as every toast (I9.10). */
  toast: { readonly message: string; readonly duration?: Ms }
  domainNotice: { readonly message: string | undefined }
  /** With a reason above the form; absent: a greeting. `returnTo`: where the login leads, unless to the lobby (D19). */
  login: { readonly reason?: string; readonly returnTo?: string } | undefined
  forgottenPassword: { readonly userName: string } | undefined
  secondFactor: PendingLogin
  search: SearchScope | undefined
  countryPicker: CountryPickerPayload
  openInBrowser: InAppBrowser & { readonly reason: 'signIn' | 'install' }
  ageQuestion: { readonly age: number }
}

/** What an overlay is closed with, likewise; one without a line is closed with nothing. */
export interface OverlayResults {
  /** Its button, or its second one. */
  notice: true | 'other'
  confirm: true | 'other'
  /** Old enough. */
  ageQuestion: true
  /** ISO 3166 alpha-2. */
  countryPicker: string
}

/** The result of an overlay: undefined when it was dismissed, `pageLeft` when its page was left. */
export type ResultOf<Id extends OverlayId> =
  | (Id extends keyof OverlayResults ? OverlayResults[Id] : never)
  | typeof pageLeft
  | undefined

/** What an overlay may close itself with. */
export type ClosingResultOf<Id extends OverlayId> = Id extends keyof OverlayResults
  ? OverlayResults[Id]
  : never

export type PayloadOf<Id extends OverlayId> = Id extends keyof OverlayPayloads
  ? OverlayPayloads[Id]
  : undefined

/** The arguments after an overlay's id: its payload, which may be left out where it may be undefined. */
export type PayloadArguments<Id extends OverlayId> =
  undefined extends PayloadOf<Id> ? [payload?: PayloadOf<Id>] : [payload: PayloadOf<Id>]
