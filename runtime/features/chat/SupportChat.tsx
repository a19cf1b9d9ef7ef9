import { useAtomValue } from 'jotai/react'
import { chatAccess } from '../../rules/chat/chatAccess'
import { openOverlaysAtom } from '../../state/overlays'
import { sessionAtom } from '../../state/session'
import { ListGroup } from '../../ui/lists/ListGroup'
import ChatRow from './ChatRow'

/** The chat above the other ways to customer service; not where it would lead back here: refused (E5.09), or open below. */
export default function SupportChat() {
  const isRefused = chatAccess(useAtomValue(sessionAtom)) === 'refused'
  const isOpen = useAtomValue(openOverlaysAtom).some(({ id, leaving }) => id === 'chat' && !leaving)
  if (isRefused || isOpen) return null
  return (
    <ListGroup>
      <ChatRow />
    </ListGroup>
  )
}
