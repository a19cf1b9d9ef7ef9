import type { Feature } from '../../contract/feature'

/** Members invite friends, and agents recruit members, with a link of their own (E1.05, D5). */
export const referral: Feature = {
  id: 'referral',
  when: true,
  routes: [
    { page: 'inviteFriends', kind: 'list', title: 'referral.title', view: () => import('./InviteFriends') },
    {
      page: 'agentRegister',
      kind: 'list',
      title: 'referral.agentTitle',
      guard: 'member',
      view: () => import('./AgentRegister'),
    },
  ],
  places: {
    footer: { when: { all: ['visitor', 'flag.REWCEN3'] }, order: 10, view: () => import('./InviteLink') },
    'account.invite': { view: () => import('./InviteRow') },
  },
  services: { inviteFriends: () => import('./inviteFriendsService') },
}
