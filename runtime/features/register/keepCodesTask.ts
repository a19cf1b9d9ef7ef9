import type { Site } from '../../contract/site'
import { registrationInfo } from '../../rules/registrationInfo'
import { startSearchAtom } from '../../state/page'

/** The codes of the address are kept: the visitor may register another day (I3.29). */
export default function keepCodesTask({ edge: { keep, page }, store }: Site) {
  const kept = keep.read('registrationInfo')
  keep.write('registrationInfo', registrationInfo(kept, store.get(startSearchAtom), page.hostname))
  return () => undefined
}
