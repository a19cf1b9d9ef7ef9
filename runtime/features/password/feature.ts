import type { Feature } from '../../contract/feature'

/** Changing the password, by choice or because the platform requires it (I2.07). */
export const password: Feature = {
  id: 'password',
  when: true,
  routes: [
    {
      page: 'changePassword',
      kind: 'form',
      title: 'password.title',
      guard: 'member',
      otherwise: '/m/login',
      returnAfterLogin: true,
      view: () => import('./ChangePassword'),
    },
  ],
}
