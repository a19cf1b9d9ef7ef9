import type { CallContext } from '../../http/call-context'

/** How amounts in the merchant's currency are written (D2). */
export function getCurrency({ state }: CallContext) {
  const { code, symbol, position } = state.merchant.currency
  return { currency: code, currencySymbol: symbol, currencyPosition: position }
}
