import type { Currency } from '../../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../../runtime/tables/languages'
import { closestName } from '../validate/closestName'

/** A currency as a manifest has it, or why a text names none. */
export type ReadCurrency = { readonly currency: Currency } | { readonly problem: string }

/** The money of most people who speak a language, in the country of its locale. */
const currencyOfLanguage: Readonly<Record<Language, string>> = {
  CN: 'CNY',
  EN: 'USD',
  ES: 'USD',
  HI: 'INR',
  ID: 'IDR',
  JA: 'JPY',
  KM: 'KHR',
  KO: 'KRW',
  MY: 'MMK',
  TA: 'INR',
  TH: 'THB',
  TW: 'TWD',
  VI: 'VND',
  TY: 'PHP',
  UR: 'PKR',
  PT: 'EUR',
  'PT-BR': 'BRL',
  MS: 'MYR',
  BN: 'BDT',
  TR: 'TRY',
  FR: 'EUR',
  NE: 'NPR',
  'UR-LA': 'PKR',
  TE: 'INR',
}

/** The currency of a brand whose first language this is. */
export const defaultCurrency = (language: Language): Currency =>
  currencyFor(currencyOfLanguage[language], language)

/**
 * Reads a currency's code in any case, or its symbol ("₫"). It is written as the brand's first language writes it. A code that
 * ISO 4217 does not know, such as USDT, is its own symbol.
 */
export function readCurrency(text: string, language: Language): ReadCurrency {
  const asked = text.trim()
  const code = asked.toUpperCase()
  if (/^[A-Z]{3,8}$/.test(code)) return { currency: currencyFor(code, language) }
  const bySymbol = [
    defaultCurrency(language),
    ...Object.values(currencyOfLanguage).map((one) => currencyFor(one, language)),
  ]
  const found = bySymbol.find(({ symbol }) => symbol.toUpperCase() === code)
  if (found) return { currency: found }
  const suggestion = closestName(code, Object.values(currencyOfLanguage))
  return {
    problem: `"${asked}" is not the code of a currency: 3 to 8 letters, such as ${suggestion ?? currencyOfLanguage[language]} or USDT.`,
  }
}

/** Most amounts of what ISO 4217 does not know are of dollars. */
const unknownDecimals = 2

function currencyFor(code: string, language: Language): Currency {
  const isKnown = Intl.supportedValuesOf('currency').includes(code)
  if (!isKnown) return { code, symbol: code, position: 'after', decimals: unknownDecimals }
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  const parts = format.formatToParts(1).map(({ type }) => type)
  const symbol =
    format
      .formatToParts(1)
      .find(({ type }) => type === 'currency')
      ?.value.trim() ?? code
  return {
    code,
    symbol,
    position: parts.indexOf('currency') < parts.indexOf('integer') ? 'before' : 'after',
    decimals: format.resolvedOptions().maximumFractionDigits ?? unknownDecimals,
  }
}
