import type { Feature } from '../../contract/feature'

/** Resetting a forgotten password, by email or by SMS (I6.06, D2). */
export const forgotten: Feature = {
  id: 'forgotten',
  when: true,
  overlays: [{ id: 'forgottenPassword', view: () => import('./ForgottenPasswordSheet') }],
}
