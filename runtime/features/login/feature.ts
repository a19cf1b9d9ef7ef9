import type { Feature } from '../../contract/feature'

/** Logging in: as a page and as a dialog from anywhere (I2.04, I2.11). */
export const login: Feature = {
  id: 'login',
  when: true,
  routes: [
    {
      page: 'login',
      kind: 'form',
      guard: 'visitor',
      otherwise: '/m/home',
      preloadPlaces: ['loginCaptcha'],
      view: () => import('./LoginPage'),
    },
  ],
  overlays: [{ id: 'login', preloadPlaces: ['loginCaptcha'], view: () => import('./LoginSheet') }],
  tasks: [
    { when: { all: ['visitor', 'partnerLogin'] }, start: () => import('./partnerTask') },
    { when: { all: ['member', 'partnerLogin'] }, start: () => import('./forgetPartnerTask') },
  ],
  services: { logIn: () => import('./logIn'), completeLogin: () => import('./enterService') },
}
