import type { CaptchaPurpose } from '../rules/captcha/captcha'
import type { Game } from '../rules/content/game'
import type { RegistrationInfo } from '../rules/registration/registrationInfo'
import type { LoginValue } from '../rules/session/session'
import type { TrackedEvent } from '../rules/tracking/events'
import type { Fault } from '../rules/tracking/faults'

export interface LoginRequest {
  /** Trimmed. */
  readonly userName: string
  /** Exactly as it was typed (F086). */
  readonly password: string
  /** What a captcha adds to the body (I3.07). */
  readonly extra?: Readonly<Record<string, string>>
  /** The member wants to be remembered, once the login is complete (D15). */
  readonly remember?: boolean
  /** Nobody is looking: no alert, and a second factor opens the login instead (D17). */
  readonly quiet?: boolean
  readonly signal?: AbortSignal
}

/** How a login ended; a failure has been told already. */
export type LoginOutcome = 'in' | 'secondFactor' | 'failed'

export interface Captcha {
  /** Whether this purpose asks for a captcha now; undefined while its flags are not known. */
  asks(purpose: CaptchaPurpose): boolean | undefined
  /** What to send along: nothing when none is asked for. Rejects with CaptchaUnpassed when one is shown and not passed. */
  fields(purpose: CaptchaPurpose, signal?: AbortSignal): Promise<Readonly<Record<string, string>>>
  /** The platform refused, or the result was used: the next time needs a new solution (F105). */
  spend(purpose: CaptchaPurpose): void
}

export interface RememberedLogins {
  /** The user name to start the form with; empty when none is known. */
  userName(): string
  /**
   * After a good login: keeps it when ticked, else forgets. What cannot be sealed is not kept (D8). Without a password
   * only the name is kept: the login still waits for its second factor (F084).
   */
  keep(credentials: { readonly userName: string; readonly password?: string }, ticked: boolean): Promise<void>
  /** Nothing of it stays on this device. */
  forget(): void
}

/** What the operator learns of visits (D13). None of it ever fails or makes anybody wait. */
export interface Tracking {
  /** { pixelTrack?, s2s? } for the register payload (I3.16 to I3.27, I3.30); empty where nothing may be told. Never rejects. */
  registration(): Promise<Readonly<Record<string, unknown>>>
  /** A tracking event (E3.48): a name and fields of tables/tracking.ts; everything else is dropped. */
  event(name: string, values?: Readonly<Record<string, unknown>>): void
  /** A handled fault; the same one counts once a visit. */
  fault(fault: Fault): void
}

/** Questions that a feature may ask without knowing who answers. */
export interface Services {
  /** Logs a member in, to whichever end (I4.05 to I4.07). */
  logIn(request: LoginRequest): Promise<LoginOutcome>
  /**
   * The last step of every login: the session begins, and the member is taken where it leads (I4.05, I4.06). `value` is the
   * reply's; false when it names no session, which has been told.
   */
  enter(value: LoginValue, key: { readonly userName?: string; readonly password?: string }): boolean
  /** Ends the session here, on the platform and in the other tabs (I7.28). Resolves when the platform was told. */
  logOut(): Promise<void>
  /** What a tap on a game does, wherever the game stands. */
  play(game: Game): Promise<void>
  /**
   * The end of every sign-in that brings an id token of Firebase (channels google, facebook, twitter, line, phone): logs in,
   * or asks what an identity without an account shall become (I4.21 to I4.25). Resolves when the platform has answered.
   */
  socialEnd(channel: string, idToken: string, signal?: AbortSignal): Promise<void>
  /** The codes that the visitor came with, and where that was; those of the address are the newest (I3.29). */
  registrationInfo(): RegistrationInfo
  captcha: Captcha
  rememberedLogin: RememberedLogins
  tracking: Tracking
  /** Hands an event to the merchant's advertising pixels (E3.50). Only when it may be tracked. */
  pixels: (event: TrackedEvent) => void
}
