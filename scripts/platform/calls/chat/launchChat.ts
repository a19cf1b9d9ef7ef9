import { type ChatState, type ChatWindow, chatPath } from '../../chat/chatState'
import { type CallContext, requireMember } from '../../http/callContext'
import { otherOrigin } from '../../http/otherOrigin'
import { RefusalError } from '../../http/refusal'
import type { Member } from '../../members/member'
import type { ConfigState, SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

/** The languages that the chat speaks (E9.33); one code for both Chinese scripts (E7.07). */
const chatLanguages = ['EN', 'CN', 'RU', 'TH', 'VI', 'JA', 'PT', 'ES', 'AR']

/** A member who may chat (E5.09), where the merchant has a chat (E5.10). */
export function requireChatMember(context: CallContext<unknown, SettingsState>): Member {
  const member = requireMember(context)
  if (context.state.flags.CHAT3 !== true) throw new RefusalError('chat.disabled')
  if (member.type !== 0 && member.type !== 1 && member.type !== 2)
    throw new RefusalError('chat.no.permission', { messageKey: 'chatNotAllowed' })
  return member
}

/** Opens a window of the chat for the calling member (E7.07). */
export function launchChat(context: CallContext<PlatformServices, ConfigState & SettingsState & ChatState>): {
  chatUrl: string
} {
  const { platform, state, query, origin } = context
  const member = requireChatMember(context)
  const chatWindow = readWindow(member, query)
  if (!chatWindow) throw new RefusalError('chat.parameter.invalid')
  const id = platform.tokens.token()
  state.chatWindows.set(id, chatWindow)
  return { chatUrl: `${chatOrigin(origin, state)}${chatPath}${state.merchant.code}/${id}` }
}

function readWindow(member: Member, query: URLSearchParams): ChatWindow | undefined {
  const [title = '', language = '', headerColor = '', backUrl = ''] = [
    'title',
    'language',
    'headerColor',
    'backUrl',
  ].map((name) => query.get(name) ?? '')
  const isValid =
    query.get('b2c') === 'true' &&
    title !== '' &&
    chatLanguages.includes(language) &&
    /^#[0-9a-f]{6}$/.test(headerColor) &&
    URL.canParse(backUrl)
  return isValid ? { member, title, language, headerColor, backUrl } : undefined
}

/** The chat is another site; elsewhere than on this machine it would be a host of the merchant that does not exist. */
const chatOrigin = (origin: string, { merchant }: ConfigState): string =>
  otherOrigin(origin) ?? `https://${merchant.supportHosts?.[0] ?? `chat.${merchant.code}.example`}`
