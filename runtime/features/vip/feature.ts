import type { Feature } from '../../contract/feature'

/** The member's VIP level: what it brings, and the missions to the next one (E2.12, E2.13, D5). */
export const vip: Feature = {
  id: 'vip',
  when: true,
  routes: [
    {
      page: 'benefits',
      kind: 'list',
      title: 'vip.benefitsTitle',
      guard: { all: ['member', 'flag.VIPBENEFIT3'] },
      view: () => import('./Benefits'),
    },
    {
      page: 'leaderBoard',
      kind: 'list',
      title: 'vip.missionsTitle',
      guard: 'member',
      view: () => import('./LeaderBoard'),
    },
  ],
  places: { memberRows: () => import('./VipRows') },
}
