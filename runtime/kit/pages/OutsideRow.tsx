import { ListRow } from '../../ui/lists/ListRow'
import { Icon, type IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

interface OutsideRowProps {
  readonly icon: IconSource
  readonly label: string
  readonly url: string
}

/** A row that leads to another site's page, in a new tab. */
export const OutsideRow = ({ icon, label, url }: OutsideRowProps) => (
  <ListRow
    icon={icon}
    label={label}
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    end={<Icon icon={icons.external} size="s" />}
  />
)
