import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { loadSignIn } from '../../kit/identity/useFirebaseSignIn'
import { type PendingRedirect, takePendingRedirect } from './redirect'
import { beginAttempt, type SignInAttempt } from './signInAttempt'
import { completeSignIn, endWhenHanging, endWithoutResult, failAttempt } from './signInFlow'

/** Continues a sign-in after the return from a provider's page (I4.26); does nothing without a pending redirect (F110). */
export default function resumeSignInTask(site: Site): Stop {
  const pendingRedirect = takePendingRedirect(site)
  if (pendingRedirect) void resume(site, pendingRedirect)
  return () => undefined
}

async function resume(site: Site, { channel, from }: PendingRedirect): Promise<void> {
  const attempt = beginAttempt(site, channel, { status: 'loading' })
  // Reopens the form if the member returns without signing in.
  const reopen = () => {
    if (from !== 'page') void site.openOverlay(from)
  }
  endWhenHanging(site, attempt, reopen)
  const idToken = await readRedirectResult(site, attempt, reopen)
  if (idToken !== undefined) await completeSignIn(site, attempt, idToken)
}

async function readRedirectResult(
  site: Site,
  attempt: SignInAttempt,
  reopen: () => void,
): Promise<string | undefined> {
  try {
    const signIn = await loadSignIn(site)
    const result = await signIn.redirectResult()
    if (!result) endWithoutResult(site, attempt, reopen)
    return result?.idToken
  } catch (error) {
    failAttempt(site, attempt, error, reopen)
    return undefined
  }
}
