import type { Messaging, PushPermission, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { mayAskForPush, readPushRefusals } from '../../rules/push/pushPrompt'
import { isConsentDue } from '../../rules/tracking/consent'
import { consentAtom } from '../../state/consent'
import { openOverlaysAtom } from '../../state/overlays'
import { pathAtom } from '../../state/page'
import { neverOpened, overlays, pageLeft } from '../../tables/overlays'
import * as icons from '../../ui/media/icons'
import { type PushSwitch, storePushRefusal } from './pushSwitch'

/**
 * Asks the member for notifications, with the reason, before the browser does (E2.66, E4.57): in a quiet moment in the lobby, and
 * not again after a no. Returns a stop function.
 */
export function promptForPush(site: Site, messaging: Messaging, { request }: PushSwitch): Stop {
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

  async function ask(signal: AbortSignal): Promise<void> {
    let answer: Promise<PushPermission> | undefined
    function payload() {
      isAsking = true
      return {
        allow() {
          answer ??= request()
          return answer
        },
      }
    }
    const result = await site.interrupt('pushPrompt', { payload, waitingRow, signal })
    if (result === neverOpened) return
    // A session that ends closes it as well: that is no answer.
    if (!stopped && result !== pageLeft && result !== 'answered') storePushRefusal(site)
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
