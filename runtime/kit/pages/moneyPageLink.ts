import type { Site } from '../../contract/site'
import { type MoneyPage, moneyPages } from '../../tables/moneyPages'
import { linkProps } from './Link'

/** Props of a link to one of a member's pages; undefined where the merchant does not mount it. */
export function moneyPageLink(site: Site, page: MoneyPage) {
  const path = moneyPages[page]
  return site.data.manifest.routes[path] === undefined ? undefined : linkProps(site, path)
}
