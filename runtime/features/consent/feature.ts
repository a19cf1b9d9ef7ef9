import type { Feature } from '../../contract/feature'

/** Asks for consent before tracking, if the merchant requires it (D13, D14); the answer can be changed. */
export const consent: Feature = {
  id: 'consent',
  when: 'consent',
  places: {
    aboveBar: { order: 10, view: () => import('./ConsentBar') },
    footer: { order: 40, view: () => import('./ConsentLink') },
  },
}
