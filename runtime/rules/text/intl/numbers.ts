/** A number as the language writes it; `locale` is one of tables/languages. */
export const formatNumber = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale, options).format(value)

/** A share between 0 and 1 in per cent. */
export const formatPercent = (share: number, locale: string): string =>
  formatNumber(share, locale, { style: 'percent' })
