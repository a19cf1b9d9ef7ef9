import type { Feature } from '../../contract/feature'

/** A login that is remembered on this device, and tried once when a page starts (I3.28, I4.09 to I4.11, D8). */
export const autoLogin: Feature = {
  id: 'autoLogin',
  when: true,
  overlays: [{ id: 'signingIn', view: () => import('./SigningIn') }],
  tasks: [
    {
      // Without a network it is not tried: the one try would be lost. A partner's login goes first.
      when: { all: ['visitor', 'online', { not: 'partnerLogin' }, 'flag.AUTOLOGIN3'] },
      start: () => import('./autoLoginTask'),
    },
  ],
  services: { rememberedLogin: () => import('./rememberedLogin') },
}
