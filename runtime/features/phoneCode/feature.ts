import type { Feature } from '../../contract/feature'

/** Login with an SMS code that Firebase sends (I2.18, I4.31 to I4.33). */
export const phoneCode: Feature = {
  id: 'phoneCode',
  when: 'firebase',
  places: { signInMethods: { order: 20, view: () => import('./PhoneCodeButton') } },
  overlays: [{ id: 'phoneCode', view: () => import('./PhoneCodeSheet') }],
}
