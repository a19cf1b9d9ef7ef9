import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../closestName'
import type { Finding } from '../issue'

/** What ISO 4217 does not know, and sites count in all the same. */
const others: readonly string[] = ['USDT', 'USDC', 'BTC', 'ETH', 'TRX', 'POINT', 'POINTS']

/** The codes of ISO 4217. */
export const isoCurrencies: readonly string[] = Intl.supportedValuesOf('currency')

/** A currency of ISO 4217, a coin or points. */
export const isKnownCurrency = (code: string): boolean =>
  isoCurrencies.includes(code) || others.includes(code)

/** A code that is no currency of ISO 4217, nor a coin or points: allowed, because a site may have its own. */
export function oddCurrency({ currency: { code } }: Manifest): Finding[] {
  if (isKnownCurrency(code)) return []
  const suggestion = closestName(code, isoCurrencies)
  return [
    {
      path: ['currency', 'code'],
      level: 'warning',
      code: 'currency-unknown',
      message: `"${code}" is not a currency of ISO 4217.`,
      expected: 'a code such as USD, BRL or VND',
      ...(suggestion && { suggestion }),
      hint: 'Correct the code, or keep it if it is one of your own.',
    },
  ]
}
