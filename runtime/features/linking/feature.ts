import type { Feature } from '../../contract/feature'

/** What follows an identity that a provider vouches for: logging in, linking it to an account, or opening one (I4.21 to I4.25). */
export const linking: Feature = {
  id: 'linking',
  when: 'firebase',
  overlays: [{ id: 'unlinkedAccount', view: () => import('./UnboundDialog') }],
  services: { completeSocialLogin: () => import('./socialEnd') },
}
