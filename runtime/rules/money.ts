import { textOf } from './read'

/** How a merchant writes money (E3.45). */
export interface Currency {
  readonly code: string
  readonly symbol?: string
  readonly position?: 'before' | 'after'
  readonly decimals?: number
}

/** What the platform says of its currency (E3.45). */
interface PlatformsCurrency {
  readonly currency?: string
  readonly currencyPosition?: 'before' | 'after'
}

/**
 * How money is written (E3.45, D1). Code, symbol and digits are the manifest's, which must name them: an amount never changes
 * its look because a call failed. The platform says where the symbol stands, where the manifest leaves that open and
 * both mean the same currency.
 */
export function currencyOf(manifest: Currency, platform: PlatformsCurrency = {}): Currency {
  const { currency, currencyPosition } = platform
  if (manifest.position !== undefined || currencyPosition === undefined) return manifest
  return currency === undefined || currency === manifest.code
    ? { ...manifest, position: currencyPosition }
    : manifest
}

/** Reads a decimal as the platform sends it, without ever passing through a float (F143). */
function parts(amount: unknown): { negative: boolean; whole: string; fraction: string } | undefined {
  const found = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(
    typeof amount === 'number' ? plain(amount) : textOf(amount),
  )
  if (!found) return undefined
  return {
    negative: found[1] === '-',
    whole: (found[2] ?? '0').replace(/^0+(?=\d)/, ''),
    fraction: found[3] ?? '',
  }
}

/** The shortest digits that mean this number, without an exponent as far as it has none: 1.15 is not 1.1499999999. */
function plain(value: number): string {
  const digits = String(value)
  return digits.includes('e-') ? value.toFixed(20) : digits
}

/** BRL is written as in Brazil, everything else with Chinese grouping (E5.42). */
const separators = (code: string) =>
  code === 'BRL' ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' }

/** Currencies whose digits differ from two, by CLDR; asked for only where the merchant does not fix them (F144). */
function digitsOf(code: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits ?? 2
    )
  } catch {
    return 2
  }
}

/**
 * A decimal string or number as money: grouped, rounded down, never "-0", all digits kept (E5.40 to E5.43, F141, F143).
 * What is no number comes back unchanged.
 */
export function money(amount: unknown, currency: Currency): string {
  const read = parts(amount)
  if (!read) return textOf(amount)
  const decimals = currency.decimals ?? digitsOf(currency.code)
  const { group, decimal } = separators(currency.code)
  const fraction = read.fraction.slice(0, decimals).padEnd(decimals, '0')
  const whole = read.whole.replace(/\B(?=(\d{3})+$)/g, group)
  const zero = /^0*$/.test(read.whole + fraction)
  const digits = fraction === '' ? whole : whole + decimal + fraction
  return (read.negative && !zero ? '-' : '') + withSymbol(digits, currency)
}

function withSymbol(digits: string, { code, symbol, position }: Currency): string {
  const sign = symbol ?? code
  if (sign === '') return digits
  return position === 'after' ? `${digits}\u00a0${sign}` : `${sign}\u00a0${digits}`
}
