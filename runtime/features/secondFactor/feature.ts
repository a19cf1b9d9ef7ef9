import type { Feature } from '../../contract/feature'

/** A login's second proof, where the platform asks for one (I2.19, I8.06). */
export const secondFactor: Feature = {
  id: 'secondFactor',
  when: true,
  overlays: [{ id: 'secondFactor', view: () => import('./SecondFactorSheet') }],
}
