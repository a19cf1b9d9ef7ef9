import type { SocialChannel } from '../../tables/socialChannels'

/** The merchant's Firebase project (I3.34). */
export interface FirebaseConfig {
  readonly appId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly messagingSenderId?: string
  /** The project's OpenID Connect provider for LINE: "oidc.line". */
  readonly lineProvider: string
  /** The origin of an Auth emulator; set in development only (D112). */
  readonly emulator?: string
}

/** A provider's window that is open, or was. */
export interface SignInPopup {
  readonly idToken: Promise<string>
  /**
   * Whether the browser says that it is closed. It may also say so of a window that it has only separated from this page
   * (Cross-Origin-Opener-Policy).
   */
  isClosed(): boolean
}

/** Sources of identity tokens. Every method rejects with a SignInFailure (rules/identity/signInFailure.ts). */
export interface SignIn {
  /** Call it only while handling a tap, before anything is awaited there, or the popup is blocked. */
  popup(channel: SocialChannel): SignInPopup
  /** Leaves the page; the next page gets the result from `redirectResult`. */
  redirect(channel: SocialChannel): Promise<void>
  /** The result of a redirect, once. */
  redirectResult(): Promise<{ readonly channel: SocialChannel; readonly idToken: string } | undefined>
  /** Exchanges a Google ID token (One Tap) for a Firebase ID token. */
  exchangeGoogleCredential(credential: string): Promise<string>
  /** `number` in E.164: "+84912345678". Resolves to a function that takes the code and resolves to the ID token. */
  sendCode(number: string): Promise<(code: string) => Promise<string>>
}

export interface Firebase {
  /** Loads the SDK; rejects when that fails. */
  load(): Promise<void>
  /** Starts the loaded SDK, once; its pages and messages use the language (BCP 47). */
  prepare(config: FirebaseConfig, language: string): Promise<SignIn>
}
