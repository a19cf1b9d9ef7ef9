import type { Feature } from '../../contract/feature'

/** A page that comes back is where the member has left it. */
export const scroll: Feature = {
  id: 'scroll',
  when: true,
  tasks: [{ when: true, start: () => import('./scrollTask') }],
}
