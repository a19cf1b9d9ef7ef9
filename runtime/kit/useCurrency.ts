import { useAtomValue } from 'jotai/react'
import { type Currency, resolveCurrency } from '../rules/text/money'
import { platformSettingsAtom } from '../state/platformValues'
import { useSite } from './useSite'

/** The merchant's currency format (E3.45). */
export function useCurrency(): Currency {
  const { currency } = useSite().data.manifest
  const { values } = useAtomValue(platformSettingsAtom)
  return resolveCurrency(currency, values)
}
