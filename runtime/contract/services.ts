import type { MouseEvent, ReactNode } from 'react'
import type { CaptchaPurpose } from '../rules/captcha/chooseCaptcha'
import type { Game, LaneOfGames } from '../rules/content/game'
import type { IdentityChannel } from '../rules/identity/social'
import type { Untrusted } from '../rules/network/read'
import type { RegistrationInfo } from '../rules/registration/registrationInfo'
import type { LoginValue } from '../rules/session/session'
import type { TrackedEvent } from '../rules/tracking/events'
import type { Fault } from '../rules/tracking/faults'
import type { Banner } from '../schema/replies.gen'

export interface LoginInput {
  /** Trimmed. */
  readonly userName: string
  /** Exactly as it was typed (F086). */
  readonly password: string
  /** The captcha fields of the request body (I3.07). */
  readonly captchaFields?: Readonly<Record<string, string>>
  /** The box "remember me" (D126): the member is remembered once the login is complete, or forgotten. Absent: neither. */
  readonly remember?: boolean
  /** A login in the background: no alert, and a second factor opens the login form instead (D127). */
  readonly silent?: boolean
  readonly signal?: AbortSignal
}

/** How a login ended; a failure was already shown. `wrong`: user name or password is wrong, in the words that were shown. */
export type LoginOutcome = 'loggedIn' | 'secondFactor' | 'failed' | { readonly wrong: string }

/** Whose login is complete; one by a social identity has no name of its own and no password. */
export interface CompletedLogin {
  readonly userName?: string
  readonly password?: string
  /** As in LoginInput; only with a user name. */
  readonly remember?: boolean
}

export interface Captcha {
  /** Whether this purpose requires a captcha now; undefined while its flags are not known. */
  isRequired(purpose: CaptchaPurpose): boolean | undefined
  /** The fields to send; none when no captcha is required. Rejects with CaptchaNotPassedError when one is shown and not passed. */
  getFields(purpose: CaptchaPurpose, signal?: AbortSignal): Promise<Readonly<Record<string, string>>>
  /** Discards a solution that was used or refused; the next request needs a new one (F105). */
  invalidate(purpose: CaptchaPurpose): void
}

export interface RememberedLoginService {
  /** The user name to prefill the form with; empty when none is stored. */
  userName(): string
  /**
   * After a successful login: stores it when `remember` is true, else deletes it. What cannot be encrypted is not stored (D8).
   * Without a password, only the name is stored: the login still waits for its second factor (F084).
   */
  save(
    credentials: { readonly userName: string; readonly password?: string },
    remember: boolean,
  ): Promise<void>
  /** Deletes everything that is stored on this device. */
  forget(): void
}

/** Reports visits to the operator (D13). Never throws and never blocks. */
export interface TrackingService {
  /** { pixelTrack?, s2s? } for the register payload (I3.16 to I3.27, I3.30); empty without consent. Never rejects. */
  registrationFields(): Promise<Readonly<Record<string, unknown>>>
  /** A tracking event (E3.48): a name and fields of tables/tracking.ts, and an `eventId` of the caller's; everything else is dropped. */
  trackEvent(name: string, values?: Readonly<Record<string, unknown>>): void
  /** A handled fault; the same one is reported once a visit. */
  reportFault(fault: Fault): void
}

/** How an attempt to install the site ended. `guided`: a guide explains how to do it by hand. */
export type InstallOutcome = 'accepted' | 'dismissed' | 'guided'

/** Installs the site as a web app (E1.02). */
export interface InstallService {
  /** Whether the site can be installed here: a regular browser, in a tab, and not installed already. */
  isOffered(): boolean
  /** Waits for the browser's install prompt; false when it did not come in time (E4.08, E4.09). */
  waitForSystemPrompt(): Promise<boolean>
  /** Opens the browser's install prompt, or the guide where there is none. Call it within a tap. */
  install(): Promise<InstallOutcome>
}

/** How an element leads where a banner's link leads. */
export interface BannerProps {
  /** With an address it is a link, otherwise a button. */
  readonly link: {
    readonly href?: string
    readonly target?: string
    readonly rel?: string
    onClick(event: MouseEvent<HTMLElement>): void
  }
  /** Says which other site it opens, over the banner's picture. */
  readonly note?: ReactNode
}

/** What a feature offers to others, which do not know who provides it. */
export interface Services {
  /** Logs a member in (I4.05 to I4.07). */
  logIn(input: LoginInput): Promise<LoginOutcome>
  /**
   * The last step of every login: begins the session, remembers the member or forgets the one before, and goes to the page that
   * follows (I4.05, I4.06). `value` is that of the reply; returns false when it has no session, after showing that.
   */
  completeLogin(value: LoginValue, credentials: CompletedLogin): boolean
  /** Handles a tap on a game, on whichever page. */
  play(game: Game): Promise<void>
  /** Asks for the member's balance again (D2). */
  refreshBalance(): Promise<void>
  /** Forgets which of the games that a member opened last the platform no longer lists; `lanes` are the lobby's. */
  checkRecentGames(member: string, lanes: readonly LaneOfGames[]): Promise<void>
  /**
   * Completes every sign-in that yields a Firebase id token: logs in, or asks
   * what to do with an identity that has no account (I4.21 to I4.25). Resolves when the platform has answered.
   */
  completeSocialLogin(channel: IdentityChannel, idToken: string, signal?: AbortSignal): Promise<void>
  /** The referral codes that the visitor arrived with, and on which host; those in the URL win (I3.29). */
  registrationInfo(): RegistrationInfo
  install: InstallService
  /** Opens the prompt to download the app, which can be closed (E4.34). */
  offerApp(): Promise<void>
  /** What "invite friends" does for this member or visitor, whoever offers it (E5.01). */
  inviteFriends(): Promise<void>
  /** Opens the chat with the operator, or says why not (E5.06). */
  openChat(): Promise<void>
  /** For the element that shows a banner; undefined when it has no link, or one that leads nowhere, which is reported. */
  bannerProps: (banner: Untrusted<Banner>) => BannerProps | undefined
  captcha: Captcha
  rememberedLogin: RememberedLoginService
  tracking: TrackingService
  /** Sends an event to the merchant's advertising pixels (E3.50). Only for events that may be tracked. */
  pixels: (event: TrackedEvent) => void
}
