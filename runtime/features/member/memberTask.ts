import type { Site } from '../../contract/site'
import { pendingQuery } from '../../rules/network/query'
import { balanceAtom, memberAtom, rankProgressAtom } from '../../state/member'
import { reconnectCountAtom } from '../../state/page'
import { refreshBalance, refreshMember, refreshRank } from './refreshMember'

/** Loads the member's data, balance and rank at login (I4.12), and clears them at logout (I4.13). */
export default function memberTask(site: Site) {
  void refreshMember(site)
  void refreshBalance(site)
  void refreshRank(site)
  // Repeats failed requests when the connection returns.
  const unsubscribe = site.store.sub(reconnectCountAtom, () => {
    if (site.store.get(memberAtom).status === 'error') void refreshMember(site)
    if (site.store.get(balanceAtom).status === 'error') void refreshBalance(site)
  })
  return () => {
    unsubscribe()
    site.store.set(memberAtom, pendingQuery)
    site.store.set(balanceAtom, pendingQuery)
    site.store.set(rankProgressAtom, undefined)
  }
}
