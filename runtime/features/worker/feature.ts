import type { Feature } from '../../contract/feature'

/** The service worker: the site is there without a network after one visit (E7.24). */
export const worker: Feature = {
  id: 'worker',
  when: true,
  tasks: [{ when: true, start: () => import('./registerTask') }],
}
