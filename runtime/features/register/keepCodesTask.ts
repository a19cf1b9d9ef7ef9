import type { Site } from '../../contract/site'
import { registrationInfo } from '../../rules/registration/registrationInfo'
import { initialQueryStringAtom } from '../../state/page'

/** The codes of the address are kept: the visitor may register another day (I3.29). */
export default function keepCodesTask({ browser: { storage, page }, store }: Site) {
  const kept = storage.read('registrationInfo')
  storage.write('registrationInfo', registrationInfo(kept, store.get(initialQueryStringAtom), page.hostname))
  return () => undefined
}
