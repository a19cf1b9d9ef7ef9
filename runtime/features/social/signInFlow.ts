import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { signInNotice } from '../../kit/signInMessage'
import { reportFault } from '../../kit/tracking'
import { signInCauseOf } from '../../rules/identity/signInCause'
import { readSignInFailure } from '../../rules/identity/signInFailure'
import { identityToLinkAtom } from '../../state/login'
import type { SocialChannel } from '../../tables/socialChannels'
import { redirectToProvider } from './redirect'
import { advanceAttempt, beginAttempt, endAttempt, type SignInAttempt } from './signInAttempt'

/**
 * Opens the provider's popup. Call it synchronously during a tap, or the browser blocks the popup; if it is blocked anyway,
 * falls back to a redirect (D12).
 */
export function openPopup(site: Site, signIn: SignIn, channel: SocialChannel): void {
  const result = signIn.popup(channel)
  const attempt = beginAttempt(site, channel, { status: 'window', signIn })
  void result.then(
    (idToken) => completeSignIn(site, attempt, idToken),
    (error: unknown) => handlePopupFailure(site, signIn, attempt, error),
  )
}

async function handlePopupFailure(
  site: Site,
  signIn: SignIn,
  attempt: SignInAttempt,
  error: unknown,
): Promise<void> {
  const isBlocked = signInCauseOf(readSignInFailure(error)) === 'popupBlocked'
  if (isBlocked) await signInByRedirect(site, signIn, attempt)
  else failAttempt(site, attempt, error)
}

/** Redirects to the provider's page (I4.28). */
export async function signInByRedirect(site: Site, signIn: SignIn, attempt: SignInAttempt): Promise<void> {
  const leavingAttempt = advanceAttempt(site, attempt, { status: 'leaving' })
  if (!leavingAttempt) return
  try {
    await redirectToProvider(site, signIn, leavingAttempt.channel)
  } catch (error) {
    failAttempt(site, leavingAttempt, error)
  }
}

/** The provider has verified the member: the platform decides what follows (I4.21). */
export async function completeSignIn(site: Site, attempt: SignInAttempt, idToken: string): Promise<void> {
  const finishingAttempt = advanceAttempt(site, attempt, { status: 'finishing' })
  if (!finishingAttempt) return
  try {
    const completeSocialLogin = await site.service('completeSocialLogin')
    await completeSocialLogin?.(finishingAttempt.channel, idToken, finishingAttempt.screenSignal)
    endAttempt(site, finishingAttempt)
  } catch (error) {
    failAttempt(site, finishingAttempt, error)
  }
}

/** Ends the attempt and shows the failure; false, and silent, if the attempt is no longer current (I8.12). */
export function failAttempt(site: Site, attempt: SignInAttempt, error: unknown): boolean {
  if (!endAttempt(site, attempt)) return false
  if (error instanceof CodeMissing) {
    void notifyCodeMissing(site, error.remedy)
    return true
  }
  const failure = readSignInFailure(error)
  const message = signInNotice(site, failure)
  if (message === undefined) return true
  reportFault(site, { kind: 'signIn', code: failure.code, where: 'social' })
  // A login with the password must not link an identity of an earlier attempt (I4.25).
  site.store.set(identityToLinkAtom, undefined)
  void site.notice({ message })
  return true
}
