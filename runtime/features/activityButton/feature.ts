import type { Feature } from '../../contract/feature'

/** A button that floats above the pages and leads to what the merchant wants members to do now (E1.04, E2.44). */
export const activityButton: Feature = {
  id: 'activityButton',
  when: true,
  places: { floating: { order: 20, view: () => import('./ActivityButton') } },
}
