import { type Atom, atom } from 'jotai/vanilla'
import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { repeatFailures } from '../../kit/feedback/repeatFailures'
import { refreshMember, refreshRank } from '../../kit/identity/refreshMember'
import { pendingQuery, type QueryState } from '../../rules/network/query'
import { balanceAtom, balanceChangeCountAtom, memberAtom, rankProgressAtom } from '../../state/member'
import { reconnectCountAtom } from '../../state/page'
import * as times from '../../tables/times'
import { readBalanceCopy } from './balanceCopy'
import { followHiddenAmounts } from './hiddenAmounts'
import { followProfileIcon } from './profileIcon'
import { refreshBalance } from './refreshBalance'

/**
 * Loads the member's data, balance and rank at login (I4.12), and clears them at logout (I4.13). The rank has texts of the
 * platform: it is loaded again in another language (E7.11, F146).
 */
export default function memberTask(site: Site) {
  const stopHiding = followHiddenAmounts(site)
  const copy = readBalanceCopy(site)
  if (copy) site.store.set(balanceAtom, { value: copy, status: 'pending' })
  void refreshMember(site)
  void refreshBalance(site)
  void refreshRank(site)
  const stops = [
    stopHiding,
    refreshAfterFailure(site, memberAtom, refreshMember),
    refreshAfterFailure(site, balanceAtom, refreshBalance),
    refreshAfterFailure(site, rankProgressAtom, refreshRank),
    site.text.subscribe(() => void refreshRank(site)),
    followBalance(site),
    followProfileIcon(site),
  ]
  return () => {
    for (const stop of stops) stop()
    site.store.set(memberAtom, pendingQuery)
    site.store.set(balanceAtom, pendingQuery)
    site.store.set(rankProgressAtom, pendingQuery)
  }
}

/**
 * Loads the balance and the rank again when something has announced a change, and once more a little later: the platform may
 * not have booked it yet.
 */
function followBalance(site: Site): Stop {
  let isBusy = false
  let isStale = false
  let stopTimer: Stop | undefined
  async function refresh(): Promise<void> {
    isStale = true
    if (isBusy) return
    isBusy = true
    while (isStale) {
      isStale = false
      await Promise.all([refreshBalance(site), refreshRank(site)])
    }
    isBusy = false
  }
  const stop = site.store.sub(balanceChangeCountAtom, () => {
    stopTimer?.()
    stopTimer = site.browser.clock.after(times.countsAfterDeposit, () => void refresh())
    void refresh()
  })
  return () => {
    stop()
    stopTimer?.()
  }
}

/** Repeats a failed request when the connection returns, and with growing delays (F066). */
function refreshAfterFailure(
  site: Site,
  queryAtom: Atom<QueryState<unknown>>,
  refresh: (site: Site) => Promise<void>,
): Stop {
  const statusAtom = atom((get) => get(queryAtom).status)
  const stops = [
    site.store.sub(reconnectCountAtom, () => {
      if (site.store.get(statusAtom) === 'error') void refresh(site)
    }),
    repeatFailures(site, statusAtom, () => void refresh(site)),
  ]
  return () => stops.forEach((stop) => void stop())
}
