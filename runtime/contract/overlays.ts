import type { PictureData } from '../browser/page/pictures'
import type { Game } from '../rules/content/game'
import type { PopupPicture } from '../rules/content/popupPicture'
import type { AppUpgrade } from '../rules/device/appUpgrade'
import type { InAppBrowser } from '../rules/device/inAppBrowser'
import type { InstallGuide } from '../rules/device/installGuide'
import type { DownloadRule } from '../rules/download/downloadRules'
import type { SecondFactor } from '../rules/identity/secondFactor'
import type { VerifiedIdentity } from '../rules/identity/social'
import type { ImageSource } from '../rules/network/imageUrl'
import type { Countries } from '../rules/phone/country'
import type { OverlayId, pageLeft } from '../tables/overlays'
import type { Remedy } from '../tables/remedies'
import type { Ms } from '../tables/times'
import type { BannerProps } from './services'
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

export interface RegisteredPayload {
  readonly userName: string | undefined
  /** The member did not choose it, and sees it here for the first time. */
  readonly generated: boolean
}

export interface SigningInPayload {
  readonly userName: string
  /** Settles when the login has ended. */
  readonly finished: Promise<unknown>
}

/** A prompt to download the app. */
export interface DownloadOffer {
  /** It has no way to close it (E4.15). */
  readonly forced: boolean
  /** The rule that opened it; absent: the member asked for it. */
  readonly rule?: DownloadRule
  /** The browser's own install prompt is there (E4.09). */
  readonly systemPrompt: boolean
  /** The site can be installed here. */
  readonly canInstall: boolean
}

export interface PicturePopupPayload extends PopupPicture {
  /** Where it is, and the hosts that have not been asked for it yet (E3.44). */
  readonly imageSource: ImageSource
  /** Absent: it could not be fetched, and is loaded from its host (E7.42). */
  readonly data?: PictureData
  /** What a tap on the picture does, if its banner leads anywhere (E5.20). */
  readonly follows?: BannerProps
}

/** What an overlay is opened with; one that is not here is opened with nothing. */
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
  registered: RegisteredPayload
  signingIn: SigningInPayload
  /** How long the session has been on the screen. */
  sessionReminder: { readonly minutes: number }
  playChoice: Game
  search: SearchScope | undefined
  countryPicker: CountryPickerPayload
  openInBrowser: InAppBrowser & { readonly reason: 'signIn' | 'install' }
  installGuide: InstallGuide
  appUpgrade: AppUpgrade
  downloadSheet: DownloadOffer
  downloadScreen: DownloadOffer
  /** `forced`: closing leads to the last one first (E4.39). What is shown is in `state/announcements.ts`. */
  announcement: { readonly forced: boolean }
  picturePopup: PicturePopupPayload
  /** Lets the browser ask; call it within a tap. Resolves when the browser has its answer. */
  pushPrompt: { allow(): Promise<unknown> }
  /** The newer version, if it is known. */
  update: { readonly cause: string | undefined }
  /** Aborts when the waiting screen is closed. */
  socialWaiting: AbortSignal
  unlinkedAccount: VerifiedIdentity
  ageQuestion: { readonly age: number }
}

/** What an overlay is closed with; one that is not here is closed with nothing. */
export interface OverlayResults {
  /** Its button, or its second one. */
  notice: true | 'other'
  confirm: true | 'other'
  /** Old enough. */
  ageQuestion: true
  playChoice: 'trial' | 'logIn'
  sessionReminder: 'logOut'
  signingIn: 'cancelled'
  /** The path that was chosen; absent: it was closed. */
  announcement: string
  pushPrompt: 'answered'
  picturePopup: 'saved' | 'followed' | 'broken'
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
