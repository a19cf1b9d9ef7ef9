import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../closestName'
import type { Finding } from '../issue'

/** What ISO 4217 does not know, and sites count in all the same. */
export const otherCurrencies: readonly string[] = ['USDT', 'USDC', 'BTC', 'ETH', 'TRX', 'POINT', 'POINTS']

/** A code that is no currency of ISO 4217, nor a coin or points: allowed, because a site may have its own. */
export function oddCurrency({ currency: { code } }: Manifest): Finding[] {
  const known = Intl.supportedValuesOf('currency')
  if (known.includes(code) || otherCurrencies.includes(code)) return []
  const suggestion = closestName(code, known)
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
