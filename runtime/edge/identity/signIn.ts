import type { SocialChannel } from '../../tables/social'

/** The merchant's Firebase project (I3.34). */
export interface FirebaseConfig {
  readonly appId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly messagingSenderId?: string
  /** The project's OpenID Connect provider for LINE: "oidc.line". */
  readonly lineProvider: string
  /** The origin of an Auth emulator; the development overlay alone gives one (D17). */
  readonly emulator?: string
}

/** Where identity tokens come from. Everything rejects with a SignInFailure (rules/signInFailure.ts). */
export interface SignIn {
  /** Resolves to an id token. Only inside a tap, and before anything is awaited there, or the window is blocked. */
  popup(channel: SocialChannel): Promise<string>
  /** Leaves the page; the next one has the result under `resumed`. */
  redirect(channel: SocialChannel): Promise<void>
  /** What a redirect brought home, once. */
  resumed(): Promise<{ readonly channel: SocialChannel; readonly idToken: string } | undefined>
  /** A Google ID token (One Tap) becomes a Firebase id token. */
  google(credential: string): Promise<string>
  /** `number` in E.164: "+84912345678". What it resolves to takes the code and gives the id token. */
  sendCode(number: string): Promise<(code: string) => Promise<string>>
}

export interface Firebase {
  /** Fetches the SDK; rejects when it does not come. */
  load(): Promise<void>
  /** Starts the SDK that was fetched, once; the language (BCP 47) is that of its pages and messages. */
  prepare(config: FirebaseConfig, language: string): Promise<SignIn>
}
