import { useText } from '../../kit/useSite'
import type { OpenServiceEntry, ServiceKind } from '../../rules/customerService/customerService'
import type { IconName } from '../../ui/Icon'
import { ListGroup } from '../../ui/ListGroup'
import { ListRow } from '../../ui/ListRow'

const icons: Readonly<Record<ServiceKind, IconName>> = {
  AICAN: 'star',
  MIDUOKE: 'mail',
  LIVECHAT: 'chat',
  COMM100: 'chat',
  COMM100VIP: 'crown',
}

/** The entries to choose from, each an https address in a new tab, inside the tap (D17); untitled ones are CS1, CS2, ... (E3.24). */
export function ServiceRows({
  services,
  onOpen,
}: {
  services: readonly OpenServiceEntry[]
  onOpen?: (() => void) | undefined
}) {
  const t = useText()
  return (
    <ListGroup>
      {services.map(({ id, url, kind, title }, index) => (
        <ListRow
          key={`${id} ${url}`}
          icon={icons[kind ?? 'LIVECHAT']}
          label={<bdi>{title ?? t('support.untitled', { number: index + 1 })}</bdi>}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
        />
      ))}
    </ListGroup>
  )
}
