import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import type { DownloadCase } from '../../rules/download/decideDownload'
import { couldUseCounts, readCardCount, readCounts, updateCounts } from '../../rules/download/memberCounts'
import { announcedDepositsAtom, cardCountAtom, memberCountsAtom } from '../../state/download'
import { downloadPages } from '../../tables/downloadPages'
import * as times from '../../tables/times'

/**
 * Requests the counts of deposits and withdrawals every 30 s, and 2.5 s after a deposit was announced (E4.32, E7.36), as long
 * as a rule could use them and the tab is visible (D131, F120).
 */
export function watchCounts(site: Site, readCase: () => DownloadCase | undefined): Stop & { check(): void } {
  const { browser, store, platform } = site
  let isRunning = true
  let isWanted = false
  let requests = 0
  let stopTimer: Stop | undefined
  let stopRecheck: Stop | undefined

  async function request(): Promise<void> {
    requests += 1
    const mine = requests
    const reply = await platform.call('successCounts', { alert: false }).catch(() => undefined)
    // A late reply is not newer than one that was asked for after it (F048); after the logout nobody needs it (F155).
    if (!isRunning || mine !== requests || reply === undefined) return
    store.set(memberCountsAtom, (known) => updateCounts(known, readCounts(reply)))
  }

  function isUseful(): boolean {
    const one = readCase()
    return one !== undefined && browser.page.visible && couldUseCounts(one)
  }

  function check(): void {
    const wanted = isUseful()
    if (wanted === isWanted) return
    isWanted = wanted
    stopTimer?.()
    stopTimer = undefined
    if (!wanted) return
    void request()
    stopTimer = browser.clock.every(times.countsInterval, () => void request())
  }

  function recheck(): void {
    stopRecheck?.()
    stopRecheck = browser.clock.after(times.countsAfterDeposit, () => isUseful() && void request())
  }

  const stops = [
    store.sub(announcedDepositsAtom, recheck),
    browser.page.onVisible(check),
    () => stopTimer?.(),
    () => stopRecheck?.(),
  ]
  check()
  const stop = () => {
    isRunning = false
    for (const one of stops) one()
  }
  return Object.assign(stop, { check })
}

/** Requests the bound cards when a page opens on which a rule needs them (E4.28). */
export function watchCards(site: Site, readCase: () => DownloadCase | undefined): Stop & { check(): void } {
  let isRunning = true
  let askedPath: string | undefined
  function check(): void {
    const one = readCase()
    const pages: readonly string[] = downloadPages.bindCard
    const isNeeded =
      one !== undefined &&
      one.settings.bind_card === 1 &&
      pages.includes(one.path) &&
      one.runMode === 'browser'
    if (!isNeeded) {
      askedPath = undefined
      return
    }
    if (askedPath === one.path) return
    askedPath = one.path
    site.platform.call('bindings', { alert: false }).then(
      (reply) => isRunning && site.store.set(cardCountAtom, readCardCount(reply)),
      () => undefined,
    )
  }
  check()
  return Object.assign(
    () => {
      isRunning = false
    },
    { check },
  )
}
