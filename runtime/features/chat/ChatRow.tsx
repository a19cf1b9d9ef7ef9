import { useText } from '../../kit/useSite'
import { ListRow } from '../../ui/lists/ListRow'
import * as icons from '../../ui/media/icons'
import { UnreadBadge } from './UnreadBadge'
import { useChat } from './useChat'

/** The chat as a row of a list. */
export default function ChatRow() {
  const t = useText()
  const { unread, open } = useChat()
  return (
    <ListRow
      icon={icons.chat}
      label={t('chat.title')}
      onClick={open}
      {...(unread > 0 ? { value: <UnreadBadge count={unread} /> } : {})}
    />
  )
}
