import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

/** How amounts in the merchant's currency are written (D2). */
export function getCurrency({ state }: CallContext<unknown, ConfigState>) {
  const { code, symbol, position } = state.merchant.currency
  return { currency: code, currencySymbol: symbol, currencyPosition: position }
}
