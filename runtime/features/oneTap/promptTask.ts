import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { signInNotice } from '../../kit/signInMessage'
import { firebaseConfig, loadSignIn } from '../../kit/useFirebaseSignIn'
import type { FirebaseProject } from '../../rules/identity/firebase'
import { canPrompt, hasOurNonce, oneTapHost } from '../../rules/identity/oneTap'
import { readSignInFailure } from '../../rules/identity/signInFailure'
import { matchesHost } from '../../rules/network/url'
import { openOverlaysAtom } from '../../state/overlays'
import { memberSeenAtom } from '../../state/session'
import { settingsAtom } from '../../state/settings'
import { languages } from '../../tables/languages'
import { times } from '../../tables/times'
import { askedAtom } from './asked'

/** Asks a visitor half a second after the start, in a calm moment; stops when they log in or leave (I4.34, I4.35). */
export default function promptTask(site: Site): Stop {
  const leaving = new AbortController()
  const { clock } = site.browser
  const begin = () => void prompt(site, leaving.signal)
  let stop = clock.after(times.oneTapDelay, () => {
    stop = clock.whenIdle(begin)
  })
  return () => {
    stop()
    leaving.abort()
  }
}

async function prompt(site: Site, signal: AbortSignal): Promise<void> {
  const clientId = clientIdOf(site)
  if (clientId === undefined || (await site.browser.privacy.isIncognito())) return
  await calm(site, signal)
  if (signal.aborted) return
  site.store.set(askedAtom, true)
  const nonce = site.browser.random.uuid()
  const { tag } = languages[site.text.language]
  const oneTap = await site.browser.oneTap().catch(() => undefined)
  const credential = await oneTap?.prompt({ clientId, nonce, language: tag }, signal)
  if (credential !== undefined && hasOurNonce(credential, nonce)) await enter(site, credential)
}

/** Google's name for the merchant, where everything else is there too; who was a member in this page has said no by leaving. */
function clientIdOf(site: Site): string | undefined {
  const { store, data } = site
  if (store.get(askedAtom) || store.get(memberSeenAtom)) return undefined
  const isAllowed = data.manifest.hosts?.script?.some((pattern) => matchesHost(pattern, oneTapHost))
  if (!isAllowed || firebaseConfig(site) === undefined) return undefined
  return (store.get(settingsAtom)('firebase').value as FirebaseProject | undefined)?.googleWebClientId
}

/** Resolves in the first calm second, or when the visitor is gone. */
const calm = ({ store, browser: { clock, page } }: Site, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const { visible, typing } = page
      if (!signal.aborted && !canPrompt({ open: store.get(openOverlaysAtom), visible, typing })) return
      stop()
      resolve()
    }
    const stop = clock.every(times.tick, look)
    look()
  })

/** The member has chosen an account: what goes wrong from here on is told, as after a tap on the button. */
async function enter(site: Site, credential: string): Promise<void> {
  try {
    const idToken = await (await loadSignIn(site)).exchangeGoogleCredential(credential)
    await (await site.service('completeSocialLogin'))?.('google', idToken)
  } catch (error) {
    if (error instanceof CodeMissing) return notifyCodeMissing(site, error.remedy)
    const message = signInNotice(site, readSignInFailure(error))
    if (message !== undefined) void site.notice({ message })
  }
}
