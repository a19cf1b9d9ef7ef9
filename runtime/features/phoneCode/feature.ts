import type { Feature } from '../../contract/feature'

/** Logging in with a code by SMS, where codes come from Firebase (I2.18, I4.31 to I4.33). */
export const phoneCode: Feature = {
  id: 'phoneCode',
  when: 'firebase',
  places: { signInMethods: () => import('./PhoneCodeWay') },
  overlays: [{ id: 'phoneCode', view: () => import('./PhoneCodeSheet') }],
}
