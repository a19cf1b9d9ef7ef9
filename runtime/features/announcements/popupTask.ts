import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { announcementQuery, popupGroups, readAnnouncements } from '../../rules/content/announcement'
import { announcementPopupAtom } from '../../state/announcements'
import { pathAtom, reconnectCountAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { lobbyPaths } from '../../tables/lobbyPaths'
import { neverOpened, pageLeft } from '../../tables/overlays'
import * as times from '../../tables/times'
import * as icons from '../../ui/media/icons'
import { createPopupStore, type MarkedGroup, markGroups } from './popupMemory'

/** Where it has run for somebody: whoever comes next has just logged in or out. */
const startedSites = new WeakSet<Site>()

/**
 * Lists the announcements half a second after the lobby has opened, and whenever somebody comes back to it, and opens those that
 * are due (E4.36, E4.43); after a login or a logout the member has other things to do first (D203). It belongs to one visitor or
 * member (D21).
 */
export default function popupTask(site: Site): Stop {
  const { browser, store } = site
  const memory = createPopupStore(site)
  let shown: readonly MarkedGroup[] | undefined
  let stopTimer: Stop | undefined
  let run = new AbortController()
  const isFirst = !startedSites.has(site)
  startedSites.add(site)
  const quietUntil = browser.clock.monotonic() + (isFirst ? 0 : times.announcementAfterLogin)

  const isHere = (): boolean => browser.page.visible && lobbyPaths.includes(store.get(pathAtom) ?? '')

  function cancel(): void {
    run.abort()
    stopTimer?.()
  }

  function refresh(): void {
    cancel()
    if (!isHere()) return
    run = new AbortController()
    const { signal } = run
    const wait = Math.max(times.announcementRefresh, quietUntil - browser.clock.monotonic())
    stopTimer = browser.clock.after(times.ms(wait), () => void list(signal).catch(() => undefined))
  }

  async function list(signal: AbortSignal): Promise<void> {
    const query = announcementQuery('PU')
    const reply = await site.platform.call('announcements', { query, alert: false })
    const groups = await markGroups(site, popupGroups(readAnnouncements(reply), store.get(sessionAtom)))
    if (signal.aborted) return
    if (shown) return translate(groups)
    const due = groups.filter(memory.isDue)
    if (due.length > 0) await open(due, signal)
  }

  async function open(groups: readonly MarkedGroup[], signal: AbortSignal): Promise<void> {
    const announcements = groups.flatMap((group) => group.announcements)
    function payload() {
      shown = groups
      store.set(announcementPopupAtom, {
        announcements,
        index: 0,
        hideToday: false,
        isSeen: false,
        isRead: announcements.length === 1,
      })
      return { forced: announcements.length > 1 && announcements.some(({ forceRead }) => forceRead) }
    }
    const waitingRow = { title: 'announcements.title', icon: icons.horn } as const
    const result = await site.interrupt('announcement', { payload, waitingRow, signal })
    if (result === neverOpened) return
    const popup = store.get(announcementPopupAtom)
    const closed = shown
    shown = undefined
    // A page that was left, code that was lost, or a popup that was closed elsewhere: not by this visitor, here.
    if (result === pageLeft || !closed || !popup?.isSeen) return
    for (const group of closed) memory.storeClosing(group, popup.hideToday)
    if (typeof result === 'string') site.go(result)
  }

  /** The same announcements in another language, while they are open; those that it does not have stay as they are. */
  function translate(groups: readonly MarkedGroup[]): void {
    const popup = store.get(announcementPopupAtom)
    if (!shown || !popup) return
    const translated = new Map(
      groups.flatMap(({ announcements }) => announcements).map((one) => [one.id, one]),
    )
    const announcements = popup.announcements.map((one) => translated.get(one.id) ?? one)
    store.set(announcementPopupAtom, { ...popup, announcements })
    shown = shown.map((group) => groups.find(({ execution }) => execution === group.execution) ?? group)
  }

  /** Another tab of this visitor or member may have hidden what is open here. */
  function closeHidden(): void {
    if (shown && !shown.some(memory.isDue)) end()
  }

  function end(): void {
    shown = undefined
    store.set(announcementPopupAtom, undefined)
  }

  const refreshUnlessShown = (): void => {
    if (!shown) refresh()
  }
  const stops = [
    store.sub(pathAtom, refresh),
    store.sub(reconnectCountAtom, refreshUnlessShown),
    site.text.subscribe(refresh),
    browser.page.onVisible((visible) => (visible ? refreshUnlessShown() : cancel())),
    browser.storage.watch('popupsHidden', closeHidden),
  ]
  refresh()
  return () => {
    cancel()
    end()
    for (const stop of stops) stop()
  }
}
