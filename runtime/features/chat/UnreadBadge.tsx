import { useText } from '../../kit/useSite'
import { badgeCount } from '../../rules/chat/unreadCount'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { Badge } from '../../ui/text/Badge'

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
