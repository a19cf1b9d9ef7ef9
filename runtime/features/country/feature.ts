import type { Feature } from '../../contract/feature'

/**
 * The list of countries and their dialling codes, from which a phone number's own is chosen (I2.24, E2.57). Nobody opens
 * it where the code is not shown (I2.26): codes come from the platform, and the flag is off.
 */
export const country: Feature = {
  id: 'country',
  when: { any: ['flag.UPDATEMOBILEICC3', 'firebase'] },
  overlays: [{ id: 'countryPicker', view: () => import('./CountrySheet') }],
}
