import type { Feature } from '../../contract/feature'

/** Changing a password, forced or wanted (I2.07). */
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
  places: { memberRows: () => import('./PasswordRow') },
}
