import type { Feature } from '../../contract/feature'

/** Customer service: a sheet from anywhere, and a button on error screens (D6). */
export const support: Feature = {
  id: 'support',
  when: true,
  overlays: [{ id: 'support', preloadPlaces: ['supportTop'], view: () => import('./SupportSheet') }],
  places: { contact: { view: () => import('./Contact') } },
}
