import { pathOfPage } from '../rules/network/url'
import type { IconName } from '../ui/Icon'
import { ListRow } from '../ui/ListRow'
import { linkProps } from './Link'
import { useSite } from './useSite'

interface PageRowProps {
  readonly page: string
  readonly icon: IconName
  readonly label: string
}

/** A row that leads to a page, if the manifest has that page. */
export function PageRow({ page, icon, label }: PageRowProps) {
  const site = useSite()
  const path = pathOfPage(site.data.manifest.routes, page)
  return path === undefined ? null : <ListRow icon={icon} label={label} {...linkProps(site, path)} />
}
