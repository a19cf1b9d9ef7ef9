import type { Site } from '../../contract/site'
import { registrationInfo } from '../../rules/registration/registrationInfo'
import { initialQueryStringAtom } from '../../state/page'

/** Stores the referral codes in the URL: the visitor may register on another day (I3.29). */
export default function storeReferralCodesTask({ browser: { storage, page }, store }: Site) {
  const stored = storage.read('registrationInfo')
  storage.write(
    'registrationInfo',
    registrationInfo(stored, store.get(initialQueryStringAtom), page.hostname),
  )
  return () => undefined
}
