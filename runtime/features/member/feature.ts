import type { Feature } from '../../contract/feature'

/** The member's home page, their data, and logging out (I2.06, I6.03). */
export const member: Feature = {
  id: 'member',
  when: true,
  routes: [
    {
      page: 'memberHome',
      kind: 'list',
      title: 'member.title',
      guard: 'member',
      otherwise: '/m/login',
      preloadPlaces: [
        'account.invite',
        'account.benefits',
        'account.miniGame',
        'account.rewards',
        'account.chat',
        'account.pushMessages',
        'account.screenTime',
      ],
      view: () => import('./MemberHome'),
    },
  ],
  overlays: [{ id: 'profileIcons', view: () => import('./ProfileIconSheet') }],
  tasks: [{ when: 'member', start: () => import('./memberTask') }],
  services: { refreshBalance: () => import('./balanceService') },
  places: { topBarEnd: { view: () => import('./MemberBadge') } },
}
