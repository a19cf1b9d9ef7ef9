import type { Feature } from '../../contract/feature'

/** Detects a newer version on the host and notifies the member once (E4.53 to E4.55, E2.43). */
export const update: Feature = {
  id: 'update',
  when: true,
  tasks: [{ when: true, start: () => import('./updateTask') }],
  overlays: [{ id: 'update', view: () => import('./UpdateNotice') }],
}
