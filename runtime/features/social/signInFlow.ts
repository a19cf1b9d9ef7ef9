import type { SignIn, SignInPopup } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { ChunkLoadError, notifyChunkLoadError } from '../../kit/code/lazyCode'
import { signInNotice } from '../../kit/identity/signInMessage'
import { reportFault } from '../../kit/tracking'
import { signInCauseOf } from '../../rules/identity/signInCause'
import { readSignInFailure } from '../../rules/identity/signInFailure'
import { identityToLinkAtom } from '../../state/login'
import { sessionAtom } from '../../state/session'
import { channelNames, type SocialChannel } from '../../tables/socialChannels'
import * as times from '../../tables/times'
import { redirectToProvider } from './redirect'
import {
  advanceAttempt,
  beginAttempt,
  endAttempt,
  quietAttempt,
  type SignInAttempt,
  signInAttemptAtom,
} from './signInAttempt'

/**
 * Opens the provider's popup. Call it synchronously during a tap, or the browser blocks the popup; if it is blocked anyway,
 * falls back to a redirect (D12).
 */
export function openPopup(site: Site, signIn: SignIn, channel: SocialChannel): void {
  const popup = signIn.popup(channel)
  const again = () => openPopup(site, signIn, channel)
  let attempt = beginAttempt(site, channel, { status: 'window', signIn }, again)
  endQuietlyWhenClosed(site, attempt, popup, (closedAttempt) => {
    attempt = closedAttempt
  })
  void popup.idToken.then(
    (idToken) => completeSignIn(site, attempt, idToken),
    (error: unknown) => handlePopupFailure(site, signIn, attempt, error),
  )
}

/**
 * Closes the waiting screen, without a word, soon after the member has closed the window. A window that the browser has only
 * separated from this page counts as closed too, so this page must have the focus again, and a late result is still used.
 */
function endQuietlyWhenClosed(
  site: Site,
  attempt: SignInAttempt,
  popup: SignInPopup,
  onClosed: (closedAttempt: SignInAttempt) => void,
): void {
  const { clock, page } = site.browser
  let wasClosed = false
  const stop = clock.every(times.socialWindowCheck, () => {
    if (site.store.get(signInAttemptAtom) !== attempt) return stop()
    const isClosed = popup.isClosed() && page.visible && page.focused
    if (!isClosed || !wasClosed) {
      wasClosed = isClosed
      return
    }
    stop()
    dropIdentity(site)
    const closedAttempt = quietAttempt(site, attempt)
    if (closedAttempt) onClosed(closedAttempt)
  })
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
  const finishingAttempt = beginFinishing(site, attempt)
  if (!finishingAttempt) return
  try {
    const completeSocialLogin = await site.service('completeSocialLogin')
    await completeSocialLogin?.(finishingAttempt.channel, idToken, finishingAttempt.screenSignal)
    endAttempt(site, finishingAttempt)
  } catch (error) {
    failAttempt(site, finishingAttempt, error)
  }
}

/** A late result has its waiting screen again, unless the member has logged in meanwhile. */
function beginFinishing(site: Site, attempt: SignInAttempt): SignInAttempt | undefined {
  const { store } = site
  if (!attempt.isQuiet) return advanceAttempt(site, attempt, { status: 'finishing' })
  if (store.get(signInAttemptAtom) !== attempt) return undefined
  if (store.get(sessionAtom)) return void endAttempt(site, attempt)
  return beginAttempt(site, attempt.channel, { status: 'finishing' }, attempt.again)
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
  if (attempt.isQuiet && signInCauseOf(failure) === 'popupClosed') return
  const notice = signInNotice(site, failure, attempt.again)
  if (!notice) return
  reportFault(site, { kind: 'signIn', code: failure.code, where: 'social' })
  void site.notice(notice)
}

/** A login with the password must not link an identity of an earlier attempt (I4.25). */
const dropIdentity = (site: Site): void => site.store.set(identityToLinkAtom, undefined)
