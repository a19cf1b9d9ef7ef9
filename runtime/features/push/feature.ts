import type { Feature } from '../../contract/feature'

/** Push notifications for members, in browsers and in the merchant's native app (E1.07, E2.66, E4.57 to E4.63). */
export const push: Feature = {
  id: 'push',
  when: { all: [{ any: ['member', 'pushLeft'] }, { any: ['push', { all: ['download', 'app'] }] }] },
  tasks: [
    { when: 'member', start: () => import('./pushTask') },
    { when: { all: ['visitor', 'pushLeft'] }, start: () => import('./leftoverTask') },
  ],
  overlays: [{ id: 'pushPrompt', view: () => import('./PushPrompt') }],
  places: { floating: () => import('./PushMessage') },
}
