import type { Site } from '../../contract/site'
import { type MemberPage, memberPages } from '../../tables/memberPages'
import { linkProps } from './Link'

/** Props of a link to one of a member's pages; undefined where the merchant does not mount it. */
export function memberPageLink(site: Site, page: MemberPage) {
  const path = memberPages[page]
  return site.data.manifest.routes[path] === undefined ? undefined : linkProps(site, path)
}
