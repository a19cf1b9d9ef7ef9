import type { Feature } from '../../contract/feature'

/** The ways to customer service: in a sheet from anywhere, and as a button on screens that tell of trouble (D6). */
export const support: Feature = {
  id: 'support',
  when: true,
  overlays: [{ id: 'support', view: () => import('./SupportSheet') }],
  places: { contact: () => import('./Contact') },
}
