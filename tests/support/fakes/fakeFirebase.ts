import type {
  Firebase,
  FirebaseConfig,
  Privacy,
  SignIn,
  SocialChannel,
} from '../../../runtime/browser/browser'
import { SignInFailure } from '../../../runtime/rules/identity/signInFailure'

/** A provider's popup that the site has opened; the test acts as the member in it. */
export interface FakePopup {
  readonly channel: SocialChannel
  /** The member signs in. */
  answer(idToken: string): void
  fail(code: string, reason?: string): void
  /** The browser says that it is closed. */
  close(): void
}

export interface FakeFirebase extends Firebase {
  /** The arguments with which the SDK was prepared; empty as long as it was not needed. */
  readonly prepared: readonly { readonly config: FirebaseConfig; readonly language: string }[]
  /** Delays the SDK: it keeps loading until the returned function is called. */
  delayLoading(): () => void
  /** The SDK cannot be loaded. */
  blocked: boolean
  /** The opened popups, the newest last. */
  readonly popups: readonly FakePopup[]
  /** The channels of redirects to a provider. */
  readonly redirects: readonly SocialChannel[]
  /** The result of a redirect; a failure is thrown. It is returned once. */
  pendingRedirectResult:
    | { readonly channel: SocialChannel; readonly idToken: string }
    | SignInFailure
    | undefined
  /** Everything but popups fails with this. */
  failure: SignInFailure | undefined
  /** The numbers to which a code was sent. */
  readonly codesSent: readonly string[]
  /** The right code; it gives the token `phone-token`. */
  readonly rightCode: '123456'
}

export function fakeFirebase(): FakeFirebase {
  const prepared: { config: FirebaseConfig; language: string }[] = []
  const popups: FakePopup[] = []
  const redirects: SocialChannel[] = []
  const codesSent: string[] = []
  let loaded = Promise.resolve()

  const signIn: SignIn = {
    popup(channel) {
      let isClosed = false
      const idToken = new Promise<string>((resolve, reject) =>
        popups.push({
          channel,
          answer: resolve,
          fail: (code, reason = '') => reject(new SignInFailure(code, reason)),
          close() {
            isClosed = true
          },
        }),
      )
      return { idToken, isClosed: () => isClosed }
    },
    async redirect(channel) {
      if (fake.failure) throw fake.failure
      redirects.push(channel)
    },
    async redirectResult() {
      const { pendingRedirectResult } = fake
      fake.pendingRedirectResult = undefined
      if (pendingRedirectResult instanceof SignInFailure) throw pendingRedirectResult
      return pendingRedirectResult
    },
    async exchangeGoogleCredential(credential) {
      if (fake.failure) throw fake.failure
      return `google-token of ${credential}`
    },
    async sendCode(number) {
      if (fake.failure) throw fake.failure
      codesSent.push(number)
      return async (code) => {
        if (fake.failure) throw fake.failure
        if (code !== fake.rightCode) throw new SignInFailure('auth/invalid-verification-code', '')
        return 'phone-token'
      }
    },
  }

  const fake: FakeFirebase = {
    prepared,
    popups,
    redirects,
    codesSent,
    rightCode: '123456',
    blocked: false,
    pendingRedirectResult: undefined,
    failure: undefined,
    delayLoading() {
      let release = () => {}
      loaded = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    async load() {
      if (fake.blocked) throw new TypeError('Failed to fetch dynamically imported module')
    },
    async prepare(config, language) {
      prepared.push({ config, language })
      await loaded
      return signIn
    },
  }
  return fake
}

export interface FakePrivacy extends Privacy {
  /** Whether this is a private window. */
  isPrivate: boolean
}

export const fakePrivacy = (): FakePrivacy => ({
  isPrivate: false,
  async isIncognito() {
    return this.isPrivate
  },
})
