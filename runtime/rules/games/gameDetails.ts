import { type FrameContext, frameTarget } from '../network/mountedTarget'
import { numberOf } from '../network/numberOf'
import { fields, textOf } from '../network/read'
import { type Currency, decimalsOf, formatShortMoney, withSymbol } from '../text/money'

/** Longer numbers are compact: both fit on a card. */
const longestStake = 6

/** As money, with the decimals that the amount has. */
function formatStake(amount: number, currency: Currency, locale: string): string {
  const fraction = String(amount).split('.')[1] ?? ''
  const decimals = fraction === '' ? 0 : Math.max(decimalsOf(currency), fraction.length)
  return formatShortMoney(amount, { ...currency, decimals }, locale, longestStake)
}

/**
 * The lowest and the highest stake, such as "R$ 5 – 500": the currency stands once (D220). Undefined where the platform does not send
 * two amounts above zero, of which the second is at least the first.
 */
export function readStakes(raw: unknown, currency: Currency, locale: string): string | undefined {
  const { minimum, maximum } = fields(raw)
  const [lowest, highest] = [numberOf(minimum) ?? 0, numberOf(maximum) ?? 0]
  if (lowest <= 0 || highest < lowest) return undefined
  const bare = { ...currency, symbol: '' }
  const from = formatStake(lowest, bare, locale)
  const range = lowest === highest ? from : `${from} \u2013 ${formatStake(highest, bare, locale)}`
  return withSymbol(range, currency)
}

/** The address of a game's rules (D220). Undefined where there is none, or on a host that is not the merchant's for games (D149). */
export const readRules = (raw: unknown, context: FrameContext): string | undefined =>
  frameTarget(textOf(raw), context)
