import type { Feature } from '../../contract/feature'

/** User name and password, as a page and as a dialog from anywhere (I2.04, I2.11). */
export const login: Feature = {
  id: 'login',
  when: true,
  routes: [
    {
      page: 'login',
      kind: 'form',
      guard: 'visitor',
      otherwise: '/m/home',
      view: () => import('./LoginPage'),
    },
  ],
  overlays: [{ id: 'login', view: () => import('./LoginSheet') }],
}
