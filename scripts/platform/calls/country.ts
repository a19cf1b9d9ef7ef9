import { type CountryList, countries, homeOf } from '../countries'
import type { Exchange } from '../exchange'

/** Dialling codes; the visitor is taken to be where the merchant's money is spent (I7.19, I3.33). */
export const getCountries = ({ state }: Exchange): CountryList => ({
  countries,
  ...homeOf(state.merchant.currency.code),
  ...state.countries,
})
