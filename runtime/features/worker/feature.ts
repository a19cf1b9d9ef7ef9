import type { Feature } from '../../contract/feature'

/** The service worker: after one visit the site works offline (E7.24). */
export const worker: Feature = {
  id: 'worker',
  when: true,
  tasks: [{ when: true, start: () => import('./registerServiceWorkerTask') }],
}
