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
import { googleLanguage } from '../../../rules/googleLanguage'
import { readSignInFailure } from '../../../rules/signInFailure'
import type { FirebaseConfig, SignIn, SocialChannel } from '../../edge'
import { sendCode } from './phone'

/** Set by the build; a release has no emulator, and drops what follows from it (D17). */
declare const FIREBASE_EMULATOR: boolean

export interface Speaker {
  readonly signIn: SignIn
  /** The language of the provider's pages and of text messages (BCP 47). */
  speak(language: string): void
}

/**
 * Desktop browsers would open the connection to the sign-in pages inside the tap only, and some then block the window:
 * here it stands before the tap in every browser.
 */
const readyBeforehand = class extends (browserPopupRedirectResolver as unknown as new () => object) {
  get _shouldInitProactively(): boolean {
    return true
  }
} as unknown as PopupRedirectResolver

/** Starts the SDK. The platform keeps the session, so Firebase keeps nothing beyond the page. */
export async function speaker(config: FirebaseConfig): Promise<Speaker> {
  const { lineProvider, emulator, ...project } = config
  // Before the SDK starts: it must not have spoken to the real thing when it hears of the emulator.
  const emulate =
    FIREBASE_EMULATOR && emulator !== undefined
      ? await import('./emulator').then(({ emulatorAt }) => emulatorAt(emulator))
      : undefined
  const auth = initializeAuth(initializeApp(project), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: readyBeforehand,
  })
  emulate?.(auth)
  await auth.authStateReady()
  return {
    signIn: signInBy(auth, lineProvider),
    speak(language) {
      auth.languageCode = googleLanguage(language)
    },
  }
}

function signInBy(auth: Auth, lineProvider: string): SignIn {
  const providers: Readonly<Record<SocialChannel, () => AuthProvider>> = {
    google: () => new GoogleAuthProvider(),
    facebook: () => new FacebookAuthProvider(),
    twitter: () => new TwitterAuthProvider(),
    line: () => new OAuthProvider(lineProvider),
  }
  return {
    popup: (channel) => told(signInWithPopup(auth, providers[channel]()).then(idTokenOf)),
    redirect: (channel) => told(signInWithRedirect(auth, providers[channel]())),
    resumed: () =>
      told(
        getRedirectResult(auth).then(async (result) => {
          const channel = result ? channelOf(result, lineProvider) : undefined
          return result && channel ? { channel, idToken: await idTokenOf(result) } : undefined
        }),
      ),
    google: (credential) =>
      told(signInWithCredential(auth, GoogleAuthProvider.credential(credential)).then(idTokenOf)),
    sendCode: (number) => told(sendCode(auth, number, told)),
  }
}

const idTokenOf = ({ user }: UserCredential): Promise<string> => user.getIdToken()

function channelOf({ providerId }: UserCredential, lineProvider: string): SocialChannel | undefined {
  const channels: Readonly<Record<string, SocialChannel>> = {
    'google.com': 'google',
    'facebook.com': 'facebook',
    'twitter.com': 'twitter',
    [lineProvider]: 'line',
  }
  return channels[providerId ?? '']
}

/** Whatever the SDK throws comes out as a failure of ours. */
async function told<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    throw readSignInFailure(error)
  }
}
