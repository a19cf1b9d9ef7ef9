import { initializeApp } from 'firebase/app'
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  type PopupRedirectResolver,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  TwitterAuthProvider,
  type UserCredential,
} from 'firebase/auth'
import { readSignInFailure } from '../../../rules/identity/signInFailure'
import { googleLanguage } from '../../../rules/text/language'
import { firebaseProviderIds } from '../../../tables/firebaseProviders'
import { type SocialChannel, socialChannels } from '../../../tables/socialChannels'
import type { FirebaseConfig, SignIn } from '../../browser'
import { sendCode } from './phone'

/** Set by the build; a release has no emulator, so its code is dropped (D112). */
declare const FIREBASE_EMULATOR: boolean

export interface StartedFirebase {
  readonly signIn: SignIn
  /** Sets the language of the provider's pages and of text messages (BCP 47). */
  setLanguage(language: string): void
}

/** What of the SDK's own resolver is private, and used here. */
interface ResolverBase {
  _openPopup(...details: unknown[]): Promise<{ readonly window: Window | null }>
}

/** Called with the next window that the resolver opens. */
let onWindowOpened: ((opened: Window | null) => void) | undefined

/**
 * By default, desktop browsers connect to the sign-in pages only during the tap, and some then block the popup. This
 * resolver connects before the tap in every browser. It also tells which window it has opened: the SDK takes eight seconds and
 * more to report that the member has closed it.
 */
const popupResolver = class extends (browserPopupRedirectResolver as unknown as new () => ResolverBase) {
  get _shouldInitProactively(): boolean {
    return true
  }

  override async _openPopup(...details: unknown[]) {
    const report = onWindowOpened
    const opened = await super._openPopup(...details)
    report?.(opened.window)
    return opened
  }
} as unknown as PopupRedirectResolver

/** Starts the SDK. The platform holds the session, so Firebase stores nothing beyond the page. */
export async function startFirebase(config: FirebaseConfig): Promise<StartedFirebase> {
  const { lineProvider, emulator, ...project } = config
  // The emulator must be ready before the SDK starts, so that no request goes to the real service.
  const connectEmulator =
    FIREBASE_EMULATOR && emulator !== undefined
      ? await import('./emulator').then(({ prepareEmulator }) => prepareEmulator(emulator))
      : undefined
  const auth = initializeAuth(initializeApp(project), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: popupResolver,
  })
  connectEmulator?.(auth)
  await auth.authStateReady()
  return {
    signIn: createSignIn(auth, lineProvider),
    setLanguage(language) {
      auth.languageCode = googleLanguage(language)
    },
  }
}

function createSignIn(auth: Auth, lineProvider: string): SignIn {
  const providers: Readonly<Record<SocialChannel, () => AuthProvider>> = {
    google: () => new GoogleAuthProvider(),
    facebook: () => new FacebookAuthProvider(),
    twitter: () => new TwitterAuthProvider(),
    line: () => new OAuthProvider(lineProvider),
  }
  return {
    popup(channel) {
      let popupWindow: Window | null = null
      onWindowOpened = (opened) => {
        popupWindow = opened
      }
      const idToken = convertFailure(signInWithPopup(auth, providers[channel]()).then(idTokenOf))
      return { idToken, isClosed: () => popupWindow?.closed === true }
    },
    redirect: (channel) => convertFailure(signInWithRedirect(auth, providers[channel]())),
    redirectResult: () =>
      convertFailure(
        getRedirectResult(auth).then(async (result) => {
          const channel = result ? channelOf(result, lineProvider) : undefined
          return result && channel ? { channel, idToken: await idTokenOf(result) } : undefined
        }),
      ),
    exchangeGoogleCredential: (credential) =>
      convertFailure(signInWithCredential(auth, GoogleAuthProvider.credential(credential)).then(idTokenOf)),
    sendCode: (number) => convertFailure(sendCode(auth, number, convertFailure)),
  }
}

const idTokenOf = ({ user }: UserCredential): Promise<string> => user.getIdToken()

function channelOf({ providerId }: UserCredential, lineProvider: string): SocialChannel | undefined {
  const ids = { ...firebaseProviderIds, line: lineProvider }
  return socialChannels.find((channel) => ids[channel] === providerId)
}

/** Turns every error of the SDK into a SignInFailure. */
async function convertFailure<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw readSignInFailure(error)
  }
}
