import type { Feature } from '../../contract/feature'

/** Members write to the operator; visitors go to the lobby (E2.14, E2.19). */
export const feedback: Feature = {
  id: 'feedback',
  when: true,
  routes: [
    {
      page: 'feedback',
      kind: 'form',
      title: 'feedback.title',
      guard: 'member',
      otherwise: '/m/home',
      view: () => import('./Feedback'),
    },
  ],
}
