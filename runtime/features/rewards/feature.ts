import type { Feature } from '../../contract/feature'

/** The promotions that a member can take part in (E2.05, E3.25); only where REWCEN3 is on (E7.09). */
export const rewards: Feature = {
  id: 'rewards',
  when: 'flag.REWCEN3',
  routes: [
    {
      page: 'rewards',
      kind: 'list',
      title: 'rewards.title',
      guard: 'member',
      otherwise: '/m/login',
      view: () => import('./RewardCenter'),
    },
  ],
  tasks: [{ when: 'member', start: () => import('./promotionsTask') }],
  places: { 'account.rewards': { view: () => import('./RewardsRow') } },
}
