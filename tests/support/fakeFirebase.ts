import type { Firebase, FirebaseConfig, Privacy, SignIn, SocialChannel } from '../../runtime/browser/browser'
import { SignInFailure } from '../../runtime/rules/identity/signInFailure'

/** A window of a provider that the site has opened; the test is the member in it. */
export interface FakePopup {
  readonly channel: SocialChannel
  /** The member signs in. */
  answer(idToken: string): void
  fail(code: string, reason?: string): void
}

export interface FakeFirebase extends Firebase {
  /** What the SDK was loaded with; empty as long as nobody reached for it. */
  readonly prepared: readonly { readonly config: FirebaseConfig; readonly language: string }[]
  /** Holds the SDK back: it is on its way until the function that this gives is called. */
  hold(): () => void
  /** The SDK cannot be loaded. */
  blocked: boolean
  /** Windows so far, the newest last. */
  readonly popups: readonly FakePopup[]
  /** The channels for which the page was left. */
  readonly redirects: readonly SocialChannel[]
  /** What a redirect brings home; a failure is thrown. Gone once it was asked for. */
  home: { readonly channel: SocialChannel; readonly idToken: string } | SignInFailure | undefined
  /** Everything but windows fails with this. */
  refuses: SignInFailure | undefined
  /** The numbers that a code was sent to. */
  readonly codesSent: readonly string[]
  /** The code that is right, for the token `phone-token`. */
  readonly rightCode: '123456'
}

export function fakeFirebase(): FakeFirebase {
  const prepared: { config: FirebaseConfig; language: string }[] = []
  const popups: FakePopup[] = []
  const redirects: SocialChannel[] = []
  const codesSent: string[] = []
  let held = Promise.resolve()

  const signIn: SignIn = {
    popup: (channel) =>
      new Promise((resolve, reject) =>
        popups.push({
          channel,
          answer: resolve,
          fail: (code, reason = '') => reject(new SignInFailure(code, reason)),
        }),
      ),
    async redirect(channel) {
      if (fake.refuses) throw fake.refuses
      redirects.push(channel)
    },
    async redirectResult() {
      const { home } = fake
      fake.home = undefined
      if (home instanceof SignInFailure) throw home
      return home
    },
    async exchangeGoogleCredential(credential) {
      if (fake.refuses) throw fake.refuses
      return `google-token of ${credential}`
    },
    async sendCode(number) {
      if (fake.refuses) throw fake.refuses
      codesSent.push(number)
      return async (code) => {
        if (fake.refuses) throw fake.refuses
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
    home: undefined,
    refuses: undefined,
    hold() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    async load() {
      if (fake.blocked) throw new TypeError('Failed to fetch dynamically imported module')
    },
    async prepare(config, language) {
      prepared.push({ config, language })
      await held
      return signIn
    },
  }
  return fake
}

export interface FakePrivacy extends Privacy {
  /** This is a private window. */
  private: boolean
}

export const fakePrivacy = (): FakePrivacy => ({
  private: false,
  async isIncognito() {
    return this.private
  },
})
