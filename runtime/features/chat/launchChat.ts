import type { Site } from '../../contract/site'
import { frameContext } from '../../kit/pages/targetContext'
import { reportFault } from '../../kit/tracking'
import { chatAccess } from '../../rules/chat/chatAccess'
import { chatLanguage } from '../../rules/chat/chatLanguage'
import { launchQuery, readChatUrl } from '../../rules/chat/launchChat'
import { Failure, messageOf } from '../../rules/network/failure'
import { isRefusal } from '../../rules/network/failureKinds'
import { memberAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'

/** A window of the chat, or why the platform has none: its own message, if there is one. */
export type ChatLaunch = { readonly url: string } | { readonly refused: string | undefined }

/** Resolves when it is known whether this member may chat; where the member info does not say, the platform decides. */
function untilTypeIsKnown({ store }: Site): Promise<void> {
  const isSettled = (): boolean =>
    chatAccess(store.get(sessionAtom)) !== 'unknown' || store.get(memberAtom).status !== 'pending'
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const stops = [sessionAtom, memberAtom].map((one) =>
      store.sub(one, () => {
        if (!isSettled()) return
        for (const stop of stops) stop()
        resolve()
      }),
    )
  })
}

/** Asks the platform for a chat window (E7.07). Rejects when there is no answer, so that it is worth another try. */
export async function launchChat(site: Site, isRetry: boolean): Promise<ChatLaunch> {
  const { browser, data, location, text } = site
  const { brand, chat } = data.manifest
  await untilTypeIsKnown(site)
  const access = chatAccess(site.store.get(sessionAtom))
  if (access === 'refused' || access === 'visitor') return { refused: undefined }
  const query = launchQuery({
    title: text.t('chat.title'),
    language: chatLanguage(text.language, chat?.fallbackLanguage).parameter,
    color: brand.theme.primary,
    origin: browser.page.origin,
    path: location.path,
    search: location.search,
  })
  try {
    const reply = await site.platform.call('launchChat', { query, bypassCache: isRetry, alert: false })
    const url = readChatUrl(reply, frameContext(site, 'frame'))
    if (url !== undefined) return { url }
  } catch (error) {
    if (error instanceof Failure && isRefusal(error)) return { refused: messageOf(error) }
    throw error
  }
  console.warn('Chat: the platform’s URL is not on a host in hosts.frame, and is ignored')
  reportFault(site, { kind: 'setting', where: 'chat' })
  return { refused: undefined }
}
