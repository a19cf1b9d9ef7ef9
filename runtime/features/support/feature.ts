import type { Feature } from '../../contract/feature'

/** The merchant's ways to reach customer service, in the manifest's order. */
export const support: Feature = {
  id: 'support',
  when: true,
  overlays: [{ id: 'support', view: () => import('./SupportSheet') }],
}
