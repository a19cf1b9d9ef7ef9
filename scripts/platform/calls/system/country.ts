import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'
import { type CountryList, type CountryState, countries, homeCountryOf } from '../../system/countries'

/** Dialling codes; the visitor's country is the home country of the merchant's currency (I7.19, I3.33). */
export const getCountries = ({ state }: CallContext<unknown, ConfigState & CountryState>): CountryList => ({
  countries,
  ...homeCountryOf(state.merchant.currency.code),
  ...state.countryListOverride,
})
