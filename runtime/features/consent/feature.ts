import type { Feature } from '../../contract/feature'

/** Asks for consent before tracking, if the merchant requires it (D13, D14); the answer can be changed. */
export const consent: Feature = {
  id: 'consent',
  when: 'consent',
  places: { aboveBar: () => import('./ConsentBar'), footer: () => import('./ConsentLink') },
}
