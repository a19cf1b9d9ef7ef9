import type { Feature } from '../../contract/feature'

/** Registration, as a page and as a dialog from anywhere (I2.05, I2.11, I2.21). */
export const register: Feature = {
  id: 'register',
  when: true,
  routes: [
    {
      page: 'register',
      kind: 'form',
      guard: 'visitor',
      otherwise: '/m/home',
      preloadPlaces: ['registerCaptcha'],
      view: () => import('./RegisterPage'),
    },
  ],
  overlays: [
    { id: 'register', preloadPlaces: ['registerCaptcha'], view: () => import('./RegisterSheet') },
    { id: 'ageQuestion', view: () => import('./AgeQuestion') },
    { id: 'registered', view: () => import('./RegisteredDialog') },
  ],
  tasks: [{ when: 'referred', start: () => import('./storeReferralCodesTask') }],
  services: { registrationInfo: () => import('./registrationInfo') },
}
