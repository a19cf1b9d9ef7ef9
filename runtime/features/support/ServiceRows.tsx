import { useText } from '../../kit/useSite'
import type { OpenServiceEntry, ServiceKind } from '../../rules/customerService/customerService'
import { ListGroup } from '../../ui/lists/ListGroup'
import { ListRow } from '../../ui/lists/ListRow'
import { Icon, type IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { IsolatedText } from '../../ui/text/IsolatedText'

const serviceIcons: Readonly<Record<ServiceKind, IconSource>> = {
  AICAN: 'info',
  MIDUOKE: icons.mail,
  LIVECHAT: icons.chat,
  COMM100: icons.chat,
  COMM100VIP: icons.crown,
}

/** The entries, each an https link that opens a new tab (D141); untitled ones are numbered: CS1, CS2, ... (E3.24). */
export function ServiceRows({
  entries,
  onOpen,
}: {
  entries: readonly OpenServiceEntry[]
  onOpen?: (() => void) | undefined
}) {
  const t = useText()
  return (
    <ListGroup>
      {entries.map(({ id, url, kind, title }, index) => (
        <ListRow
          key={`${id} ${url}`}
          icon={serviceIcons[kind ?? 'LIVECHAT']}
          label={
            title === undefined ? (
              <IsolatedText text={t('support.untitled', { number: index + 1 })} />
            ) : (
              <bdi>{title}</bdi>
            )
          }
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          end={<Icon icon={icons.external} size="s" />}
          onClick={onOpen}
        />
      ))}
    </ListGroup>
  )
}
