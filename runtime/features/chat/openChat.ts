import type { Site } from '../../contract/site'
import { logInFirst } from '../../kit/identity/logInFirst'
import { chatAccess } from '../../rules/chat/chatAccess'
import { openOverlaysAtom } from '../../state/overlays'
import { sessionAtom } from '../../state/session'

/** Says that this member may not chat, with customer service instead (E5.09, E8.14). */
async function refuse({ notice, text, openOverlay }: Site): Promise<void> {
  const answer = await notice({ message: text.t('chat.noPermission'), other: 'common.contactUs' })
  if (answer === 'other') void openOverlay('support')
}

/** A tap on the chat: visitors log in first (E5.08, E6.01), and those who may not chat are told so (E5.09). */
export default function openChat(site: Site) {
  const isOpen = (id: 'chat' | 'login'): boolean =>
    site.store.get(openOverlaysAtom).some((one) => one.id === id && !one.leaving)

  const access = () => chatAccess(site.store.get(sessionAtom))

  return async function open(): Promise<void> {
    if (access() === 'refused') return refuse(site)
    if (access() === 'visitor') {
      if (isOpen('login')) return
      const loggedIn = await logInFirst(site, site.text.t('chat.logIn'))
      // The platform may say of a session, too, that nobody is logged in (E3.03).
      if (loggedIn && access() !== 'visitor') await open()
      return
    }
    if (!isOpen('chat')) await site.openOverlay('chat')
  }
}
