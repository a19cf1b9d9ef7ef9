import type { Site } from '../../contract/site'
import type { BannerContext } from '../../rules/content/bannerLink'
import { targetContext } from './targetContext'

/** What the links of banners are checked against on this site (D149). */
export const bannerContext = (site: Site): BannerContext => ({
  ...targetContext(site),
  hosts: site.data.manifest.hosts?.banner ?? [],
  domains: site.data.manifest.domains,
})
