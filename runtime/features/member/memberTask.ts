import type { Site } from '../../contract/site'
import { pendingQuery } from '../../rules/network/query'
import { balanceAtom, memberAtom, rankProgressAtom } from '../../state/member'
import { reconnectCountAtom } from '../../state/page'
import { refreshBalance, refreshInfo, refreshRank } from './refresh'

/** From login to logout: who the member is, the rank and the money (I4.12); all are forgotten at the end (I4.13). */
export default function memberTask(site: Site) {
  void refreshInfo(site)
  void refreshBalance(site)
  void refreshRank(site)
  // What failed without a line is asked for again when it is back.
  const unsubscribe = site.store.sub(reconnectCountAtom, () => {
    if (site.store.get(memberAtom).status === 'error') void refreshInfo(site)
    if (site.store.get(balanceAtom).status === 'error') void refreshBalance(site)
  })
  return () => {
    unsubscribe()
    site.store.set(memberAtom, pendingQuery)
    site.store.set(balanceAtom, pendingQuery)
    site.store.set(rankProgressAtom, undefined)
  }
}
