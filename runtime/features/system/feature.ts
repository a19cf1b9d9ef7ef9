import type { Feature } from '../../contract/feature'

/** The platform's status for this visitor: checked after the lobby has painted, and again when needed (D6, I7.18). */
export const system: Feature = {
  id: 'system',
  when: true,
  tasks: [{ when: true, start: () => import('./statusTask') }],
  places: { belowTopBar: { order: 10, view: () => import('./ConnectionStrip') } },
  overlays: [
    { id: 'maintenance', view: () => import('./MaintenanceScreen') },
    { id: 'denied', view: () => import('./DeniedScreen') },
    { id: 'offline', view: () => import('./OfflineScreen') },
  ],
}
