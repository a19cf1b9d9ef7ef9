import type { Feature } from '../../contract/feature'

/** Finds out that the host has a newer site, and says so once (E4.53 to E4.55, E2.43). */
export const update: Feature = {
  id: 'update',
  when: true,
  tasks: [{ when: true, start: () => import('./updateTask') }],
  overlays: [{ id: 'update', view: () => import('./UpdateNotice') }],
}
