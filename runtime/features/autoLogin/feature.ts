import type { Feature } from '../../contract/feature'

/** Remembers a login on this device and tries it once when a page starts (I3.28, I4.09 to I4.11, D8). */
export const autoLogin: Feature = {
  id: 'autoLogin',
  when: true,
  overlays: [{ id: 'signingIn', view: () => import('./SigningInDialog') }],
  tasks: [
    {
      // Not while offline: the only attempt would be wasted. A partner's login has priority.
      when: { all: ['visitor', 'online', { not: 'partnerLogin' }, 'flag.AUTOLOGIN3'] },
      start: () => import('./autoLoginTask'),
    },
  ],
  services: { rememberedLogin: () => import('./rememberedLogin') },
}
