import type { CallContext } from '../../http/call-context'
import { type CountryList, countries, homeCountryOf } from '../../system/countries'

/** Dialling codes; the visitor's country is the home country of the merchant's currency (I7.19, I3.33). */
export const getCountries = ({ state }: CallContext): CountryList => ({
  countries,
  ...homeCountryOf(state.merchant.currency.code),
  ...state.countryListOverride,
})
