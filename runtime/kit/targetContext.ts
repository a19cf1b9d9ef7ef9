import type { Site } from '../contract/site'
import type { TargetContext } from '../rules/session/loginTarget'

/** What the target of a login is checked against on this site (D26). */
export const targetContext = ({ browser, data }: Site): TargetContext => ({
  origin: browser.page.origin,
  mountedPaths: Object.keys(data.manifest.routes),
})
