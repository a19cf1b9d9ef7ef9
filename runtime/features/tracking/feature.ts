import type { Feature } from '../../contract/feature'

/** Reports to the operator: campaigns, events and faults (I3.16 to I3.30, E3.48, D13). */
export const tracking: Feature = {
  id: 'tracking',
  when: true,
  tasks: [{ when: true, start: () => import('./visitTask') }],
  services: { tracking: () => import('./trackingService') },
}
