import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import { useText } from '../../kit/useSite'
import { unreadMessagesAtom } from '../../state/chat'

/** Tells screen readers on every page that there are new messages; not that there are fewer. */
export default function UnreadStatus() {
  const t = useText()
  const unread = useAtomValue(unreadMessagesAtom)
  const [{ announced }, setCounts] = useState({ last: 0, announced: 0 })
  useEffect(
    () => setCounts(({ last }) => ({ last: unread, announced: unread > last ? unread : 0 })),
    [unread],
  )
  return (
    <p className="VisuallyHidden" role="status">
      {announced > 0 && t('chat.unread', { count: announced })}
    </p>
  )
}
