import type { Messaging, PushPermission, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { mayAskForPush, readPushRefusals } from '../../rules/push/pushPrompt'
import { isConsentDue } from '../../rules/tracking/consent'
import { consentAtom } from '../../state/consent'
import { openOverlaysAtom } from '../../state/overlays'
import { pathAtom } from '../../state/page'
import { neverOpened, overlays, pageLeft } from '../../tables/overlays'
import * as icons from '../../ui/media/icons'

/**
 * Asks the member for notifications, with the reason, before the browser does (E2.66, E4.57): in a quiet moment in the lobby, and
 * not again after a no. `onGranted` is called when the browser has given its permission. Returns a stop function.
 */
export function promptForPush(site: Site, messaging: Messaging, onGranted: () => void): Stop {
  const { store, browser } = site
  const { clock, page, storage } = browser
  let stopTimer: Stop | undefined
  let wait = new AbortController()
  let isAsking = false
  let stopped = false

  const mayAsk = (): boolean =>
    messaging.permission === 'default' &&
    mayAskForPush({
      path: store.get(pathAtom),
      visible: page.visible,
      covered: asksSomethingElse(site),
      skipped: storage.read('pushSkipped') === true,
      refusals: readPushRefusals(storage.read('pushRefusals')),
      now: clock.now(),
    })

  /** Whatever the member does begins the wait anew. */
  function restart(): void {
    stopTimer?.()
    stopTimer = undefined
    wait.abort()
    if (stopped || isAsking || !mayAsk()) return
    wait = new AbortController()
    const { signal } = wait
    stopTimer = clock.after(overlays.pushPrompt.delay, () => void ask(signal))
  }

  function storeRefusal(): void {
    const { count } = readPushRefusals(storage.read('pushRefusals'))
    storage.write('pushSkipped', true)
    storage.write('pushRefusals', { count: count + 1, at: clock.now() })
  }

  /** The browser's question; one that the browser itself has declined is told once (E4.59, E8.16). */
  async function requestPermission(): Promise<PushPermission> {
    const permission = await messaging.requestPermission().catch(() => messaging.permission)
    if (permission === 'default') storeRefusal()
    if (permission === 'denied') void site.notice({ message: site.text.t('push.denied') })
    if (permission === 'granted') {
      site.toast(site.text.t('push.on'))
      if (!stopped) onGranted()
    }
    return permission
  }

  async function ask(signal: AbortSignal): Promise<void> {
    let answer: Promise<PushPermission> | undefined
    function payload() {
      isAsking = true
      return {
        allow() {
          answer ??= requestPermission()
          return answer
        },
      }
    }
    const result = await site.interrupt('pushPrompt', { payload, waitingRow, signal })
    if (result === neverOpened) return
    // A session that ends closes it as well: that is no answer.
    if (!stopped && result !== pageLeft && result !== 'answered') storeRefusal()
    await answer
    isAsking = false
    restart()
  }

  restart()
  const stops = [
    store.sub(pathAtom, restart),
    store.sub(openOverlaysAtom, restart),
    store.sub(consentAtom, restart),
    page.onVisible(restart),
  ]
  return () => {
    stopped = true
    for (const stop of stops) stop()
    stopTimer?.()
  }
}

const waitingRow = { title: 'push.title', icon: icons.bell } as const

/** An overlay is open, or the question about tracking: one question at a time. */
const asksSomethingElse = ({ store, data }: Site): boolean =>
  store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane !== 'toast') ||
  isConsentDue(data.manifest, store.get(consentAtom))
