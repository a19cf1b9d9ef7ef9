import { type Atom, atom } from 'jotai/vanilla'
import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { refreshMember, refreshRank } from '../../kit/refreshMember'
import { repeatFailures } from '../../kit/repeatFailures'
import { pendingQuery, type QueryState } from '../../rules/network/query'
import { balanceAtom, balanceChangeCountAtom, memberAtom, rankProgressAtom } from '../../state/member'
import { reconnectCountAtom } from '../../state/page'
import { refreshBalance } from './refreshBalance'

/** Loads the member's data, balance and rank at login (I4.12), and clears them at logout (I4.13). */
export default function memberTask(site: Site) {
  void refreshMember(site)
  void refreshBalance(site)
  void refreshRank(site)
  const stops = [
    refreshAfterFailure(site, memberAtom, refreshMember),
    refreshAfterFailure(site, balanceAtom, refreshBalance),
    site.store.sub(balanceChangeCountAtom, () => void refreshBalance(site)),
  ]
  return () => {
    for (const stop of stops) stop()
    site.store.set(memberAtom, pendingQuery)
    site.store.set(balanceAtom, pendingQuery)
    site.store.set(rankProgressAtom, pendingQuery)
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
