import { useAtomValue } from 'jotai/react'
import { type Currency, resolveCurrency } from '../rules/text/money'
import { serverSettingsAtom } from '../state/server'
import { useSite } from './useSite'

/** The merchant's currency format (E3.45). */
export function useCurrency(): Currency {
  const { currency } = useSite().data.manifest
  const { values } = useAtomValue(serverSettingsAtom)
  return resolveCurrency(currency, values)
}
