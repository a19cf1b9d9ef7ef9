import { useEffect, useRef } from 'react'
import type { SignIn } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { useFirebaseSignIn } from '../../kit/useFirebaseSignIn'
import { useSite } from '../../kit/useSite'
import { detectInAppBrowser } from '../../rules/device/inAppBrowser'
import { isComingSoon, usesPopup } from '../../rules/identity/social'
import { runModeAtom } from '../../state/page'
import type { SocialChannel } from '../../tables/socialChannels'
import { advance, begin, end } from './attempt'
import { failed, leave, openWindow } from './window'

export interface Social {
  /** The member comes near: what a tap needs is loaded. */
  reach(): void
  tap(channel: SocialChannel): void
}

/** What a tap on a channel does. All that takes time happens before it, for a window opens only inside a tap. */
export function useSocial(): Social {
  const site = useSite()
  const { signIn, load: loadLibrary } = useFirebaseSignIn()
  const isPrivate = useRef<boolean | undefined>(undefined)
  const signs = signsOf(site)

  /** Undefined in a private window (I4.36). To find that out takes as long as the library, so both go side by side. */
  async function load(): Promise<SignIn | undefined> {
    const library = loadLibrary()
    library.catch(() => undefined)
    isPrivate.current = await site.browser.privacy.isIncognito()
    return isPrivate.current ? undefined : library
  }

  function reach(): void {
    // Where it cannot be loaded, the tap tries again, and tells.
    if (!signs.inApp) load().catch(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is shown
  useEffect(() => site.browser.clock.whenIdle(reach), [site])

  /** It was not there before the tap: the waiting screen bridges the time, and asks for one more tap if it must. */
  async function wait(channel: SocialChannel): Promise<void> {
    const attempt = begin(site, channel, { is: 'loading' })
    try {
      const ready = await load()
      if (!ready) return void (end(site, attempt) && refusePrivate(site))
      if (!signs.popup) return await leave(site, ready, attempt)
      const waiting = advance(site, attempt, { is: 'ready', signIn: ready })
      if (waiting && site.browser.page.hasUserActivation) openWindow(site, ready, channel)
    } catch (error) {
      failed(site, attempt, error)
    }
  }

  function tap(channel: SocialChannel): void {
    const supported = site.browser.native.supportsSocial(channel)
    if (isComingSoon(channel, { ...signs, supported })) site.toast(site.text.t('social.comingSoon'))
    else if (signs.inApp) void site.openOverlay('openInBrowser', signs.inApp)
    else if (isPrivate.current) refusePrivate(site)
    else if (signIn && signs.popup && isPrivate.current === false) openWindow(site, signIn, channel)
    else void wait(channel)
  }

  return { reach, tap }
}

function signsOf({ store, browser: { native } }: Site) {
  const device = store.get(runModeAtom)
  const { userAgent, touchPoints } = native
  return {
    device,
    userAgent,
    popup: usesPopup({ userAgent, touchPoints, device }),
    // The merchant's own app is a web view too.
    inApp: device === 'app' ? undefined : detectInAppBrowser(userAgent),
  }
}

const refusePrivate = ({ toast, text }: Site): void => toast(text.t('social.incognito'))
