import { useText } from '../../kit/useSite'
import { badgeCount } from '../../rules/chat/unreadCount'
import { Badge } from '../../ui/Badge'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** How many messages are unread (E2.67); nothing when there are none. */
export function UnreadBadge({ count }: { readonly count: number }) {
  const t = useText()
  if (count === 0) return null
  return (
    <Badge tone="danger" number>
      <span aria-hidden="true">{badgeCount(count)}</span>
      <VisuallyHidden>{t('chat.unread', { count })}</VisuallyHidden>
    </Badge>
  )
}
