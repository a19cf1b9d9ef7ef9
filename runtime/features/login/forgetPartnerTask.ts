import type { Site } from '../../contract/site'
import { withoutPartnerSession } from '../../rules/identity/partnerSession'
import { initialQueryStringAtom } from '../../state/page'

/** A member needs no partner's session: it leaves the address unused, and a later logout must not use it (I7.10). */
export default function forgetPartnerTask(site: Site) {
  const { path, search } = site.location
  site.go(path + withoutPartnerSession(search), { replace: true })
  site.store.set(initialQueryStringAtom, withoutPartnerSession)
  return () => undefined
}
