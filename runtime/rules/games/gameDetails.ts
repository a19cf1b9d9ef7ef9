import { type FrameContext, frameTarget } from '../network/mountedTarget'
import { numberOf } from '../network/numberOf'
import { fields, textOf } from '../network/read'
import { type Currency, decimalsOf, formatShortMoney, withSymbol } from '../text/money'

/** Longer numbers are compact where there is little room. */
const shortLength = 5

/** As money, with the decimals that the amount has. */
function formatStake(amount: number, currency: Currency, locale: string, length?: number): string {
  const fraction = String(amount).split('.')[1] ?? ''
  const decimals = fraction === '' ? 0 : Math.max(decimalsOf(currency), fraction.length)
  return formatShortMoney(amount, { ...currency, decimals }, locale, length)
}

/** The same range, for a sheet and for a card. */
export interface Stakes {
  /** "R$ 25 – 10.000". */
  readonly stakes: string
  /** "R$ 25 – 10 mil". */
  readonly shortStakes: string
}

/**
 * The lowest and the highest stake; the currency stands once (D220). Undefined where the platform does not send two amounts above
 * zero, of which the second is at least the first.
 */
export function readStakes(raw: unknown, currency: Currency, locale: string): Stakes | undefined {
  const { minimum, maximum } = fields(raw)
  const [lowest, highest] = [numberOf(minimum) ?? 0, numberOf(maximum) ?? 0]
  if (lowest <= 0 || highest < lowest) return undefined
  const bare = { ...currency, symbol: '' }
  const write = (length?: number): string => {
    const [from, to] = [lowest, highest].map((amount) => formatStake(amount, bare, locale, length))
    return withSymbol(lowest === highest ? String(from) : `${from} \u2013 ${to}`, currency)
  }
  return { stakes: write(), shortStakes: write(shortLength) }
}

/** The address of a game's rules (D220). Undefined where there is none, or on a host that is not the merchant's for games (D149). */
export const readRules = (raw: unknown, context: FrameContext): string | undefined =>
  frameTarget(textOf(raw), context)
