import type { Feature } from '../../contract/feature'

/** The chat with the operator: for members (E5.07), with its flag (E5.10). */
export const chat: Feature = {
  id: 'chat',
  when: 'flag.CHAT3',
  overlays: [{ id: 'chat', view: () => import('./ChatWindow') }],
  // Neither for type 4 nor for a type that the site does not know (E5.09).
  tasks: [{ when: { all: ['member', { not: 'restricted' }] }, start: () => import('./unreadTask') }],
  places: {
    belowTopBar: { when: 'member', order: 20, view: () => import('./UnreadStatus') },
    'account.chat': { view: () => import('./ChatRow') },
    supportTop: { view: () => import('./SupportChat') },
    footer: { order: 30, view: () => import('./ChatLink') },
  },
  services: { openChat: () => import('./openChat') },
}
