import type { Feature } from '../../contract/feature'

/** How the platform stands to this visitor: asked after the lobby has painted, and again when it matters (D6, I7.18). */
export const system: Feature = {
  id: 'system',
  when: true,
  tasks: [{ when: true, start: () => import('./statusTask') }],
  overlays: [
    { id: 'maintenance', view: () => import('./MaintenanceScreen') },
    { id: 'denied', view: () => import('./DeniedScreen') },
    { id: 'offline', view: () => import('./OfflineScreen') },
  ],
}
