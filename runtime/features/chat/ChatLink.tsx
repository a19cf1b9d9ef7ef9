import { useText } from '../../kit/useSite'
import { UnreadBadge } from './UnreadBadge'
import { useChat } from './useChat'

/** The chat in the footer, with the number of unread messages (E2.67). */
export default function ChatLink() {
  const t = useText()
  const { unread, open } = useChat()
  return (
    <li>
      <button type="button" className="Footer-link ChatLink" onClick={open}>
        <span>{t('chat.title')} </span>
        <UnreadBadge count={unread} />
      </button>
    </li>
  )
}
