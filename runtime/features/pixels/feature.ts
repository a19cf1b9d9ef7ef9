import type { Feature } from '../../contract/feature'

/** Advertising pixels, if the merchant has any (E3.50, D13). */
export const pixels: Feature = {
  id: 'pixels',
  when: 'pixels',
  services: { pixels: () => import('./pixels') },
}
