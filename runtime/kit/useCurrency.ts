import { useAtomValue } from 'jotai/react'
import { useSite } from '../contract/useSite'
import { type Currency, resolveCurrency } from '../rules/text/money'
import { serverSettingsAtom } from '../state/server'

/** The merchant's currency format (E3.45). */
export function useCurrency(): Currency {
  const { currency } = useSite().data.manifest
  const { values } = useAtomValue(serverSettingsAtom)
  return resolveCurrency(currency, values)
}
