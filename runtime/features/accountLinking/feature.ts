import type { Feature } from '../../contract/feature'

/** What follows a verified identity: logging in, linking it to an account, or registering one (I4.21 to I4.25). */
export const accountLinking: Feature = {
  id: 'accountLinking',
  when: 'firebase',
  overlays: [{ id: 'unlinkedAccount', view: () => import('./UnlinkedAccountDialog') }],
  services: { completeSocialLogin: () => import('./completeSocialLogin') },
}
