import type { CallContext } from '../../http/callContext'
import type { SettingsState } from '../../state/merchantConfig'
import { requireChatMember } from './launchChat'

/** How many messages of the chat the member has not read (E7.08). */
export const getUnreadCount = (context: CallContext<unknown, SettingsState>) => ({
  unReadCount: requireChatMember(context).unreadMessages,
})
