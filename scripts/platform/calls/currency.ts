import type { Exchange } from '../exchange'

/** How the merchant's money is written (D2). */
export function getCurrency({ state }: Exchange) {
  const { code, symbol, position } = state.merchant.currency
  return { currency: code, currencySymbol: symbol, currencyPosition: position }
}
