import type { Site } from '../../contract/site'
import { balanceAtom, memberAtom, notAsked } from '../../state/member'
import { refreshBalance, refreshInfo } from './refresh'

/** From login to logout: who the member is and what there is to play with; both are forgotten at the end (I4.13). */
export default function memberTask(site: Site) {
  void refreshInfo(site)
  void refreshBalance(site)
  return () => {
    site.store.set(memberAtom, notAsked)
    site.store.set(balanceAtom, notAsked)
  }
}
