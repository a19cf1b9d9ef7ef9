import { textOf } from '../network/read'
import { compactParts, currencyDecimals } from './intl/currency'

/** A merchant's currency format (E3.45). */
export interface Currency {
  readonly code: string
  readonly symbol?: string
  readonly position?: 'before' | 'after'
  readonly decimals?: number
}

/** The platform's currency settings (E3.45). */
interface PlatformCurrency {
  readonly currency?: string
  readonly currencyPosition?: 'before' | 'after'
}

/**
 * The currency format (E3.45, D1). Code, symbol and decimals always come from the manifest, so that amounts never
 * change their format because a call failed. The platform decides the symbol's position only if the manifest leaves
 * it open and both use the same currency.
 */
export function resolveCurrency(manifest: Currency, platform: PlatformCurrency = {}): Currency {
  const { currency, currencyPosition } = platform
  if (manifest.position !== undefined || currencyPosition === undefined) return manifest
  return currency === undefined || currency === manifest.code
    ? { ...manifest, position: currencyPosition }
    : manifest
}

/** Parses a decimal as the platform sends it, without converting it to a float (F143). So many digits fit in a float's range. */
function parseDecimal(amount: unknown): { negative: boolean; whole: string; fraction: string } | undefined {
  const match = /^\s*(-?)(\d{1,300})(?:\.(\d*))?\s*$/.exec(
    typeof amount === 'number' ? decimalText(amount) : textOf(amount),
  )
  if (!match) return undefined
  return {
    negative: match[1] === '-',
    whole: (match[2] ?? '0').replace(/^0+(?=\d)/, ''),
    fraction: match[3] ?? '',
  }
}

/** Whether the platform has sent an amount: anything else is not shown to a member. */
export const isAmount = (amount: unknown): boolean => parseDecimal(amount) !== undefined

/** The shortest decimal digits of the number, without a negative exponent: 1.15, not 1.1499999999. */
function decimalText(value: number): string {
  const digits = String(value)
  return digits.includes('e-') ? value.toFixed(20) : digits
}

/** BRL uses Brazilian separators, all other currencies Chinese ones (E5.42). */
const separators = (code: string) =>
  code === 'BRL' ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' }

/** Currencies without coins in use. Browsers disagree: some give them the two decimals of ISO 4217. */
const wholeCurrencies = ['IDR', 'LAK', 'MMK', 'PKR']

/** The merchant's decimals; if it does not specify them, the currency's according to CLDR, two if unknown (F144). */
export function decimalsOf({ code, decimals }: Currency): number {
  if (decimals !== undefined) return decimals
  return wholeCurrencies.includes(code) ? 0 : (currencyDecimals(code) ?? 2)
}

/**
 * Formats a decimal string or number as money: grouped, rounded down, never "-0", without losing digits (E5.40 to
 * E5.43, F141, F143). Anything that is not a number is returned as text.
 */
export function formatMoney(amount: unknown, currency: Currency): string {
  const parsed = parseDecimal(amount)
  if (!parsed) return textOf(amount)
  const decimals = decimalsOf(currency)
  const { group, decimal } = separators(currency.code)
  const fraction = parsed.fraction.slice(0, decimals).padEnd(decimals, '0')
  const whole = parsed.whole.replace(/\B(?=(\d{3})+$)/g, group)
  const isZero = /^0*$/.test(parsed.whole + fraction)
  const digits = fraction === '' ? whole : whole + decimal + fraction
  return (parsed.negative && !isZero ? '-' : '') + withSymbol(digits, currency)
}

/** How many characters of an amount the top bar has room for. */
const shortLength = 12

/** Four significant digits, the others 0: what compact notation can write without rounding up. */
const leadingDigits = (whole: string): string => whole.slice(0, 4).padEnd(whole.length, '0')

/**
 * An amount for a small place: as `formatMoney` if that is short, then without decimals, then in the compact notation of the
 * language ("R$ 987,6 mi"); always rounded down. Short has at most `length` characters.
 */
export function formatShortMoney(
  amount: unknown,
  currency: Currency,
  locale: string,
  length = shortLength,
): string {
  const parsed = parseDecimal(amount)
  const written = formatMoney(amount, currency)
  if (!parsed || written.length <= length) return written
  const sign = parsed.negative ? '-' : ''
  const rounded = formatMoney(sign + parsed.whole, { ...currency, decimals: 0 })
  if (rounded.length <= length) return rounded
  const { decimal } = separators(currency.code)
  const parts = compactParts(Number(leadingDigits(parsed.whole)), locale)
  return (
    sign +
    withSymbol(parts.map(({ type, value }) => (type === 'decimal' ? decimal : value)).join(''), currency)
  )
}

/** Written digits with the currency's symbol, or its code, on its side. */
export function withSymbol(digits: string, { code, symbol, position }: Currency): string {
  const label = symbol ?? code
  if (label === '') return digits
  return position === 'after' ? `${digits}\u00a0${label}` : `${label}\u00a0${digits}`
}

/** What is shown instead of an amount that the member has hidden: as long for a small one as for a large one (D205). */
export const hiddenAmount = '••••'
