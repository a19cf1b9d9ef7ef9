import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import type { BannerLink } from '../../rules/content/bannerLink'

/** For the operator: in the console, with the link, and as a fault, without it (E5.23, D149). */
export function reportBrokenLink(site: Site, { kind, target }: BannerLink): void {
  console.warn(`A banner of type ${kind} leads nowhere: ${target}`)
  reportFault(site, { kind: 'link', where: 'banner' })
}
