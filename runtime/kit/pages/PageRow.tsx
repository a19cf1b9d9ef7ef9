import { pathOfPage } from '../../rules/network/url'
import { ListRow } from '../../ui/lists/ListRow'
import type { IconSource } from '../../ui/media/Icon'
import { useSite } from '../useSite'
import { linkProps } from './Link'

interface PageRowProps {
  readonly page: string
  readonly icon: IconSource
  readonly label: string
}

/** A row that leads to a page, if the manifest has that page. */
export function PageRow({ page, icon, label }: PageRowProps) {
  const site = useSite()
  const path = pathOfPage(site.data.manifest.routes, page)
  return path === undefined ? null : <ListRow icon={icon} label={label} {...linkProps(site, path)} />
}
