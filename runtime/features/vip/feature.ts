import type { Feature } from '../../contract/feature'

/** The member's VIP level, and the missions to the next one (E2.12, E5.28, D5). */
export const vip: Feature = {
  id: 'vip',
  when: true,
  routes: [
    {
      page: 'leaderBoard',
      kind: 'list',
      title: 'vip.missionsTitle',
      guard: 'member',
      preloadPlaces: ['vipLevel'],
      view: () => import('./LeaderBoard'),
    },
  ],
  places: { vipLevel: { view: () => import('./LevelCard') } },
}
