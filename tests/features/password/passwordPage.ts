import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { manifest } from '../../support/manifest'

export const changePath = '/m/changePsw'

/** A merchant who mounts the page that changes a password. */
export const withPasswordPage = (settings: Manifest['settings'] = {}): Partial<Manifest> => ({
  routes: {
    ...manifest.routes,
    [changePath]: { page: 'changePassword', guard: 'member', otherwise: '/m/login' },
  },
  settings,
})
