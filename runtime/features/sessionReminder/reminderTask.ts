import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { logOut } from '../../kit/identity/logOut'
import { readScreenTime, timeToReminder } from '../../rules/session/screenTime'
import { hashText } from '../../rules/text/hash'
import { sessionAtom } from '../../state/session'
import { minutes } from '../../tables/times'
import { countingSinceAtom } from './screenTime'

/**
 * Counts how long this session has been on the screen, over page loads and tabs, and opens the reminder after each interval
 * (D14). Nothing counts while the page is hidden or the reminder is open.
 */
export default function reminderTask(site: Site): Stop {
  const { browser, store, data } = site
  const tokenHash = hashText(store.get(sessionAtom)?.token ?? '')
  const interval = minutes(data.manifest.compliance?.sessionReminderMinutes ?? 0)
  let cancelTimer: Stop | undefined
  let isOpen = false
  let stopped = false

  const readStored = () => readScreenTime(browser.storage.read('screenTime'), tokenHash)

  function pause(): void {
    cancelTimer?.()
    const since = store.get(countingSinceAtom)
    if (since === undefined) return
    const elapsed = browser.clock.monotonic() - since
    store.set(countingSinceAtom, undefined)
    const stored = readStored()
    browser.storage.write('screenTime', { ...stored, time: stored.time + elapsed })
  }

  function count(): void {
    if (stopped || isOpen || store.get(countingSinceAtom) !== undefined || !browser.page.visible) return
    store.set(countingSinceAtom, browser.clock.monotonic())
    cancelTimer = browser.clock.after(timeToReminder(readStored(), interval), () => void remind())
  }

  async function remind(): Promise<void> {
    pause()
    isOpen = true
    const stored = readStored()
    const payload = () => ({ minutes: Math.round(stored.time / minutes(1)) })
    const answer = await site.interrupt('sessionReminder', { payload, forced: true })
    isOpen = false
    if (stopped) return
    browser.storage.write('screenTime', { ...stored, remindedAt: stored.time })
    if (answer === 'logOut') await logOut(site)
    else count()
  }

  const unsubscribe = browser.page.onVisible((visible) => (visible ? count() : pause()))
  count()
  return () => {
    stopped = true
    unsubscribe()
    pause()
    if (store.get(sessionAtom) === undefined) browser.storage.remove('screenTime')
  }
}
