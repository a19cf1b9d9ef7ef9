import type { Feature } from '../../contract/feature'

/**
 * The list of countries to choose a phone number's dialling code from (I2.24, E2.57). It is never opened where the
 * dialling code is not shown (I2.26): the platform sends the SMS codes, and the flag is off.
 */
export const country: Feature = {
  id: 'country',
  when: { any: ['flag.UPDATEMOBILEICC3', 'firebase'] },
  overlays: [{ id: 'countryPicker', view: () => import('./CountrySheet') }],
}
