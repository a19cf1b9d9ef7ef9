/** The decimals of a currency according to CLDR; undefined for an unknown code (F144). */
export function currencyDecimals(code: string): number | undefined {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits
  } catch {
    return undefined
  }
}

/** More digits than this before the decimal sign are no short notation: languages have no words for such numbers. */
const compactDigits = 5

const isDigits = ({ type }: Intl.NumberFormatPart): boolean => type === 'integer'

/** The parts of a number in the compact notation of the language, with four significant digits; in powers of ten where it has none. */
export function compactParts(value: number, locale: string): readonly Intl.NumberFormatPart[] {
  const partsOf = (notation: 'compact' | 'scientific') =>
    new Intl.NumberFormat(locale, {
      notation,
      maximumSignificantDigits: 4,
      // Browsers disagree about groups in this notation.
      useGrouping: false,
    }).formatToParts(value)
  const parts = partsOf('compact')
  const digits = parts.filter(isDigits).map((part) => part.value)
  return digits.join('').length > compactDigits ? partsOf('scientific') : parts
}
