import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { signInNotice } from '../../kit/signInMessage'
import { reportFault } from '../../kit/tracking'
import { signInCauseOf } from '../../rules/identity/signInCause'
import { readSignInFailure } from '../../rules/identity/signInFailure'
import type { SocialChannel } from '../../tables/socialChannels'
import { type Attempt, advance, begin, end } from './attempt'
import { leaveFor } from './redirect'

/**
 * Opens the provider's window. Only inside a tap, and without waiting for anything before, or it is blocked; a window that
 * is blocked all the same becomes a redirect (D12).
 */
export function openWindow(site: Site, signIn: SignIn, channel: SocialChannel): void {
  const answer = signIn.popup(channel)
  const attempt = begin(site, channel, { is: 'window', signIn })
  void answer.then(
    (idToken) => finish(site, attempt, idToken),
    (error: unknown) => windowFailed(site, signIn, attempt, error),
  )
}

async function windowFailed(site: Site, signIn: SignIn, attempt: Attempt, error: unknown): Promise<void> {
  const isBlocked = signInCauseOf(readSignInFailure(error)) === 'popupBlocked'
  if (isBlocked) await leave(site, signIn, attempt)
  else failed(site, attempt, error)
}

/** Leaves the page for the provider's (I4.28). */
export async function leave(site: Site, signIn: SignIn, attempt: Attempt): Promise<void> {
  const leaving = advance(site, attempt, { is: 'leaving' })
  if (!leaving) return
  try {
    await leaveFor(site, signIn, leaving.channel)
  } catch (error) {
    failed(site, leaving, error)
  }
}

/** The provider has vouched for the member: the platform decides what follows (I4.21). */
export async function finish(site: Site, attempt: Attempt, idToken: string): Promise<void> {
  const finishing = advance(site, attempt, { is: 'finishing' })
  if (!finishing) return
  try {
    const socialEnd = await site.service('completeSocialLogin')
    await socialEnd?.(finishing.channel, idToken, finishing.screen)
    end(site, finishing)
  } catch (error) {
    failed(site, finishing, error)
  }
}

/** Tells what went wrong, unless nobody waits for it any more (I8.12); true when somebody did. */
export function failed(site: Site, attempt: Attempt, error: unknown): boolean {
  if (!end(site, attempt)) return false
  if (error instanceof CodeMissing) {
    void notifyCodeMissing(site, error.remedy)
    return true
  }
  const failure = readSignInFailure(error)
  const message = signInNotice(site, failure)
  if (message === undefined) return true
  reportFault(site, { kind: 'signIn', code: failure.code, where: 'social' })
  void site.notice({ message })
  return true
}
