import type { Site } from '../../contract/site'
import { registrationInfo } from '../../rules/registration/registrationInfo'

/** The referral that a registration sends (I3.29). */
export default (site: Site) => () =>
  registrationInfo(
    site.browser.storage.read('registrationInfo'),
    site.location.search,
    site.browser.page.hostname,
  )
