import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { ChunkLoadError, notifyChunkLoadError } from '../../kit/code/lazyCode'
import { signInNotice } from '../../kit/identity/signInMessage'
import { firebaseConfig, loadSignIn } from '../../kit/identity/useFirebaseSignIn'
import { hasOurNonce, oneTapHost } from '../../rules/identity/oneTap'
import { readSignInFailure } from '../../rules/identity/signInFailure'
import { matchesHost } from '../../rules/network/url'
import { memberSeenAtom } from '../../state/session'
import { settingsAtom } from '../../state/settings'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'
import { promptShownAtom } from './promptShown'

/** Shows the prompt half a second after the start, when the visitor is not busy; stops at login (I4.34, I4.35). */
export default function promptTask(site: Site): Stop {
  const controller = new AbortController()
  const { clock } = site.browser
  const startPrompt = () => void prompt(site, controller.signal)
  let stop = clock.after(times.oneTapDelay, () => {
    stop = clock.whenIdle(startPrompt)
  })
  return () => {
    stop()
    controller.abort()
  }
}

async function prompt(site: Site, signal: AbortSignal): Promise<void> {
  const clientId = getClientId(site)
  if (clientId === undefined || (await site.browser.privacy.isIncognito())) return
  const nonce = site.browser.random.uuid()
  const show = async (): Promise<string | undefined> => {
    site.store.set(promptShownAtom, true)
    const { tag } = languages[site.text.language]
    const oneTap = await site.browser.oneTap().catch(() => undefined)
    return oneTap?.prompt({ clientId, nonce, language: tag }, signal)
  }
  const credential = await site.interrupt('oneTap', { show, belongsTo: 'browser', signal })
  if (typeof credential === 'string' && hasOurNonce(credential, nonce)) await completeSignIn(site, credential)
}

/** The merchant's Google client id; undefined if One Tap is not set up, was shown already, or the member has just logged out. */
function getClientId(site: Site): string | undefined {
  const { store, data } = site
  if (store.get(promptShownAtom) || store.get(memberSeenAtom)) return undefined
  const isAllowed = data.manifest.hosts?.script?.some((pattern) => matchesHost(pattern, oneTapHost))
  if (!isAllowed || firebaseConfig(site) === undefined) return undefined
  return store.get(settingsAtom)('firebase').value?.googleWebClientId
}

/** The member has chosen an account: failures are shown from here on, as after a tap on the Google button. */
async function completeSignIn(site: Site, credential: string): Promise<void> {
  try {
    const idToken = await (await loadSignIn(site)).exchangeGoogleCredential(credential)
    await (await site.service('completeSocialLogin'))?.('google', idToken)
  } catch (error) {
    const retry = () => void completeSignIn(site, credential)
    if (error instanceof ChunkLoadError) return notifyChunkLoadError(site, error.remedy, retry)
    const notice = signInNotice(site, readSignInFailure(error), retry)
    if (notice) void site.notice(notice)
  }
}
