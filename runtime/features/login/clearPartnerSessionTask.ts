import type { Site } from '../../contract/site'
import { withoutPartnerSession } from '../../rules/identity/partnerSession'
import { initialQueryStringAtom } from '../../state/page'

/** A member is already logged in: removes the partner session from the URL, so that it is not used after a logout (I7.10). */
export default function clearPartnerSessionTask(site: Site) {
  const { path, search } = site.location
  site.go(path + withoutPartnerSession(search), { replace: true })
  site.store.set(initialQueryStringAtom, withoutPartnerSession)
  return () => undefined
}
