import type { Feature } from '../../contract/feature'

const start = () => import('./popupTask')

/** What the operator announces pops up in the lobby, for visitors and for members whose type may see it (E1.03, E2.38). */
export const announcements: Feature = {
  id: 'announcements',
  when: true,
  overlays: [{ id: 'announcement', view: () => import('./AnnouncementPopup') }],
  // Two tasks: a visitor's ends when a member logs in (D21).
  tasks: [
    { when: 'visitor', waits: true, start },
    { when: { all: ['member', { not: 'restricted' }] }, waits: true, start },
  ],
}
