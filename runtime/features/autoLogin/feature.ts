import type { Feature } from '../../contract/feature'

/** Tries the remembered login once when a page starts (I3.28, I4.10, I4.11). */
export const autoLogin: Feature = {
  id: 'autoLogin',
  when: 'flag.AUTOLOGIN3',
  overlays: [{ id: 'signingIn', view: () => import('./SigningInDialog') }],
  tasks: [
    {
      // Not while offline: the only attempt would be wasted. A partner's login has priority.
      when: { all: ['visitor', 'rememberedLogin', 'online', { not: 'partnerLogin' }] },
      start: () => import('./autoLoginTask'),
    },
  ],
}
