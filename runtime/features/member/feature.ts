import type { Feature } from '../../contract/feature'

/** Who is logged in: the member's home, what the platform knows of the member, and the way out (I2.06, I6.03). */
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
      view: () => import('./MemberHome'),
    },
  ],
  overlays: [{ id: 'logOut', view: () => import('./LogOutDialog') }],
  tasks: [{ when: 'member', start: () => import('./memberTask') }],
  places: { topBarEnd: () => import('./MemberBadge') },
  services: { logOut: () => import('./logOut') },
}
