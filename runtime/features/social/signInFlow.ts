import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { ChunkLoadError, notifyChunkLoadError } from '../../kit/lazyCode'
import { signInNotice } from '../../kit/signInMessage'
import { reportFault } from '../../kit/tracking'
import { signInCauseOf } from '../../rules/identity/signInCause'
import { readSignInFailure } from '../../rules/identity/signInFailure'
import { identityToLinkAtom } from '../../state/login'
import { channelNames, type SocialChannel } from '../../tables/socialChannels'
import * as times from '../../tables/times'
import { redirectToProvider } from './redirect'
import { advanceAttempt, beginAttempt, endAttempt, type SignInAttempt } from './signInAttempt'

/**
 * Opens the provider's popup. Call it synchronously during a tap, or the browser blocks the popup; if it is blocked anyway,
 * falls back to a redirect (D12).
 */
export function openPopup(site: Site, signIn: SignIn, channel: SocialChannel): void {
  const result = signIn.popup(channel)
  const again = () => openPopup(site, signIn, channel)
  const attempt = beginAttempt(site, channel, { status: 'window', signIn }, again)
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
  endWhenHanging(site, leavingAttempt)
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

/**
 * Ends an attempt that is at the same stage after ten seconds, so that the member can try another way; its late result is
 * dropped.
 */
export function endWhenHanging(site: Site, attempt: SignInAttempt, reopen?: () => void): void {
  site.browser.clock.after(times.socialTimeout, () => {
    if (endWithoutResult(site, attempt, reopen))
      reportFault(site, { kind: 'signIn', code: 'timeout', where: 'social' })
  })
}

/**
 * Ends the attempt and says so: the provider gave no result. False if the attempt is no longer current. `reopen` opens the
 * form below the message.
 */
export function endWithoutResult(site: Site, attempt: SignInAttempt, reopen?: () => void): boolean {
  if (!endAttempt(site, attempt)) return false
  dropIdentity(site)
  reopen?.()
  const message = site.text.t('social.failed', { channel: channelNames[attempt.channel] })
  void site.notice({ message, remedy: 'reconnect', retry: attempt.again })
  return true
}

/** Ends the attempt and shows the failure; silent if the attempt is no longer current (I8.12). `reopen` as above. */
export function failAttempt(site: Site, attempt: SignInAttempt, error: unknown, reopen?: () => void): void {
  if (!endAttempt(site, attempt)) return
  dropIdentity(site)
  reopen?.()
  if (error instanceof ChunkLoadError) return void notifyChunkLoadError(site, error.remedy, attempt.again)
  const failure = readSignInFailure(error)
  const notice = signInNotice(site, failure, attempt.again)
  if (!notice) return
  reportFault(site, { kind: 'signIn', code: failure.code, where: 'social' })
  void site.notice(notice)
}

/** A login with the password must not link an identity of an earlier attempt (I4.25). */
const dropIdentity = (site: Site): void => site.store.set(identityToLinkAtom, undefined)
