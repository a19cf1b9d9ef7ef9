import type { Feature } from '../../contract/feature'
import { receivesPush } from '../../rules/push/pushProject'

const receiving = { all: ['member', receivesPush] } as const

/** Push notifications for members, in browsers and in the merchant's native app (E1.07, E2.66, E4.57 to E4.63). */
export const push: Feature = {
  id: 'push',
  when: { any: [receiving, 'pushLeft'] },
  tasks: [
    { when: receiving, start: () => import('./pushTask') },
    { when: { all: ['pushLeft', 'visitor'] }, start: () => import('./leftoverTask') },
    { when: { all: ['pushLeft', 'member', { not: receivesPush }] }, start: () => import('./leftoverTask') },
  ],
  overlays: [{ id: 'pushPrompt', view: () => import('./PushPrompt') }],
  places: {
    'account.pushMessages': { when: receiving, view: () => import('./PushRow') },
    floating: { order: 30, view: () => import('./PushMessage') },
  },
}
