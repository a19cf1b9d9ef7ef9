import type { UnreadCount } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { fields, textOf, type Untrusted } from '../network/read'

/** The number of unread messages (E7.08); undefined when the reply has none. */
export function readUnreadCount(raw: Untrusted<UnreadCount>): number | undefined {
  const text = textOf(fields(raw).unReadCount).trim()
  const count = Math.floor(Number(text))
  return text !== '' && Number.isSafeInteger(count) ? Math.max(0, count) : undefined
}

/** The number on a badge: "99+" for more than fits. */
export const badgeCount = (count: number): string =>
  count > limits.unreadMessages ? `${limits.unreadMessages}+` : String(count)
