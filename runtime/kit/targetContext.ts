import type { Site } from '../contract/site'
import type { TargetContext } from '../rules/network/mountedTarget'

/** What targets inside this site are checked against (D26). */
export const targetContext = ({ browser, data }: Site): TargetContext => ({
  origin: browser.page.origin,
  mountedPaths: Object.keys(data.manifest.routes),
})
