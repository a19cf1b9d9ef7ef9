import type { Site } from '../../contract/site'
import { balanceAtom, memberAtom, notAsked, rankAtom } from '../../state/member'
import { refreshBalance, refreshInfo, refreshRank } from './refresh'

/** From login to logout: who the member is, the rank and the money (I4.12); all are forgotten at the end (I4.13). */
export default function memberTask(site: Site) {
  void refreshInfo(site)
  void refreshBalance(site)
  void refreshRank(site)
  return () => {
    site.store.set(memberAtom, notAsked)
    site.store.set(balanceAtom, notAsked)
    site.store.set(rankAtom, undefined)
  }
}
