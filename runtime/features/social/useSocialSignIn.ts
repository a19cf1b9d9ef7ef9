import { useEffect, useRef } from 'react'
import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { useFirebaseSignIn } from '../../kit/identity/useFirebaseSignIn'
import { useSite } from '../../kit/useSite'
import { detectInAppBrowser } from '../../rules/device/inAppBrowser'
import { isComingSoon, usesPopup } from '../../rules/identity/social'
import { runModeAtom } from '../../state/page'
import type { SocialChannel } from '../../tables/socialChannels'
import { advanceAttempt, beginAttempt, endAttempt } from './signInAttempt'
import { endWhenHanging, failAttempt, openPopup, signInByRedirect } from './signInFlow'

export interface SocialSignIn {
  /** Preloads what a tap needs. */
  preload(): void
  tap(channel: SocialChannel): void
}

/** Handles a tap on a channel. Everything slow runs before it, because browsers open a popup only during a tap. */
export function useSocialSignIn(): SocialSignIn {
  const site = useSite()
  const { signIn, load: loadLibrary } = useFirebaseSignIn()
  const isIncognito = useRef<boolean | undefined>(undefined)
  const environment = signInEnvironment(site)

  /** Undefined in a private window (I4.36). Detecting that takes as long as loading the library, so both run in parallel. */
  async function load(): Promise<SignIn | undefined> {
    const library = loadLibrary()
    library.catch(() => undefined)
    isIncognito.current = await site.browser.privacy.isIncognito()
    return isIncognito.current ? undefined : library
  }

  function preload(): void {
    // If it fails to load, the tap tries again and shows the failure.
    if (!environment.inApp) load().catch(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is shown
  useEffect(() => site.browser.clock.whenIdle(preload), [site])

  /** The library was not loaded before the tap: shows the waiting screen meanwhile, which asks for another tap if necessary. */
  async function loadAndSignIn(channel: SocialChannel): Promise<void> {
    const attempt = beginAttempt(site, channel, { status: 'loading' }, () => void loadAndSignIn(channel))
    endWhenHanging(site, attempt)
    try {
      const loaded = await load()
      if (!loaded) return void (endAttempt(site, attempt) && showIncognitoToast(site))
      if (!environment.popup) return await signInByRedirect(site, loaded, attempt)
      const readyAttempt = advanceAttempt(site, attempt, { status: 'ready', signIn: loaded })
      if (readyAttempt && site.browser.page.hasUserActivation) openPopup(site, loaded, channel)
    } catch (error) {
      failAttempt(site, attempt, error)
    }
  }

  function tap(channel: SocialChannel): void {
    const supported = site.browser.native.supportsSocial(channel)
    if (isComingSoon(channel, { ...environment, supported })) site.toast(site.text.t('social.comingSoon'))
    else if (environment.inApp)
      void site.openOverlay('openInBrowser', { ...environment.inApp, reason: 'signIn' })
    else if (isIncognito.current) showIncognitoToast(site)
    else if (signIn && environment.popup && isIncognito.current === false) openPopup(site, signIn, channel)
    else void loadAndSignIn(channel)
  }

  return { preload, tap }
}

function signInEnvironment({ store, browser: { native } }: Site) {
  const runMode = store.get(runModeAtom)
  const { userAgent, touchPoints } = native
  return {
    runMode,
    userAgent,
    popup: usesPopup({ userAgent, touchPoints, runMode }),
    // The merchant's own app is a web view too.
    inApp: runMode === 'app' ? undefined : detectInAppBrowser(native),
  }
}

const showIncognitoToast = ({ toast, text }: Site): void => toast(text.t('social.incognito'))
