import type { Stop } from '../../browser/browser'
import { onPageResume } from '../../browser/page/onPageResume'
import type { Site } from '../../contract/site'
import { readUnreadCount } from '../../rules/chat/unreadCount'
import { unreadMessagesAtom } from '../../state/chat'
import { openOverlaysAtom } from '../../state/overlays'
import * as times from '../../tables/times'

/**
 * Requests the number of unread messages at once, every minute, when the member comes back, and when the chat is closed (E7.08);
 * not while the tab is hidden or the chat is open (D131, F120). A failure keeps the last number.
 */
export default function unreadTask({ browser, store, platform }: Site): Stop {
  let isRunning = true
  let requests = 0
  let stopTimer: Stop | undefined

  const isChatOpen = (): boolean =>
    store.get(openOverlaysAtom).some(({ id, leaving }) => id === 'chat' && !leaving)
  let wasChatOpen = isChatOpen()

  async function request(): Promise<void> {
    requests += 1
    const mine = requests
    const reply = await platform.call('unreadCount', { alert: false }).catch(() => undefined)
    // A late reply is not newer than one that was asked for after it (F048), nor than the chat itself.
    if (!isRunning || mine !== requests || reply === undefined) return
    const count = readUnreadCount(reply)
    if (count !== undefined) store.set(unreadMessagesAtom, count)
  }

  function pause(): void {
    requests += 1
    stopTimer?.()
    stopTimer = undefined
  }

  function start(): void {
    pause()
    if (!browser.page.visible || isChatOpen()) return
    void request()
    stopTimer = browser.clock.every(times.unreadInterval, () => void request())
  }

  function followChat(): void {
    const isOpen = isChatOpen()
    if (isOpen === wasChatOpen) return
    wasChatOpen = isOpen
    start()
  }

  const stops = [
    store.sub(openOverlaysAtom, followChat),
    onPageResume(browser, start).stop,
    browser.page.onVisible((visible) => {
      if (!visible) pause()
    }),
    pause,
  ]
  start()
  return () => {
    isRunning = false
    for (const stop of stops) stop()
    store.set(unreadMessagesAtom, 0)
  }
}
