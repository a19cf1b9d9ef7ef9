import type { Feature } from '../../contract/feature'

/** Asks before anything is tracked, in the sites of merchants that want it (D13, D14); the answer can be taken back. */
export const consent: Feature = {
  id: 'consent',
  when: 'consent',
  places: { aboveBar: () => import('./ConsentBar'), footer: () => import('./ConsentLink') },
}
