import type { Feature } from '../../contract/feature'

/** The second factor of a login, if the platform requires one (I2.19, I8.06). */
export const secondFactor: Feature = {
  id: 'secondFactor',
  when: true,
  overlays: [{ id: 'secondFactor', view: () => import('./SecondFactorSheet') }],
}
