import { useAtomValue } from 'jotai/react'
import { useSite } from '../contract/useSite'
import { type Currency, currencyOf } from '../rules/money'
import { serverSettingsAtom } from './server'

/** How the merchant's money is written (E3.45). */
export function useCurrency(): Currency {
  const { currency } = useSite().data.manifest
  const { values } = useAtomValue(serverSettingsAtom)
  return currencyOf(currency, values)
}
