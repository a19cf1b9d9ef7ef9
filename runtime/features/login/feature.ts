import type { Feature } from '../../contract/feature'

/** Login, as a page and as a dialog that any page can open (I2.04, I2.11). */
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
    { when: { all: ['visitor', 'partnerLogin'] }, start: () => import('./partnerLoginTask') },
    { when: { all: ['member', 'partnerLogin'] }, start: () => import('./switchMemberTask') },
  ],
  services: { logIn: () => import('./logIn'), completeLogin: () => import('./completeLoginService') },
}
