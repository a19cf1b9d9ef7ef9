import type { Feature } from '../../contract/feature'

/** Advertising pixels of the merchants that have some (E3.50, D13). */
export const pixels: Feature = {
  id: 'pixels',
  when: 'pixels',
  services: { pixels: () => import('./pixels') },
}
