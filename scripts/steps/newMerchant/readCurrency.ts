import type { Currency } from '../../../runtime/schema/manifest.gen'
import { type Language, languages } from '../../../runtime/tables/languages'
import { closestName } from '../validate/closestName'
import { isKnownCurrency, isoCurrencies } from '../validate/warnings/currency'

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
 * Reads a currency's code in any case, or its symbol ("₫"). It is written as the brand's first language writes it. A coin such as USDT
 * is its own symbol; so is a code of the operator's own, which is not guessed here: "Lira" is a name, and most often a mistake.
 */
export function readCurrency(text: string, language: Language): ReadCurrency {
  const asked = text.trim()
  const code = asked.toUpperCase()
  if (isKnownCurrency(code)) return { currency: currencyFor(code, language) }
  const bySymbol = [
    defaultCurrency(language),
    ...Object.values(currencyOfLanguage).map((one) => currencyFor(one, language)),
  ]
  const found = bySymbol.find(({ symbol }) => symbol.toUpperCase() === code)
  if (found) return { currency: found }
  const named = currenciesNamed(asked, language)
  const meant = code.length < 3 ? undefined : closestName(code, Object.values(currencyOfLanguage))
  const closest = meant ?? currencyOfLanguage[language]
  const advice =
    named.length > 0 ? `Did you mean ${named.join(' or ')}?` : `Write one such as ${closest} or USDT.`
  return {
    problem: `"${asked}" is not the code of a currency. ${advice} A code of your own is written into merchant.json afterwards.`,
  }
}

const mostNamed = 4

/** The currencies that a word is a part of the name of, "TRY (Turkish Lira)", those of the product's languages first. */
function currenciesNamed(word: string, language: Language): string[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  const ownNames = new Intl.DisplayNames(languages[language].locale, { type: 'currency' })
  const common = Object.values(currencyOfLanguage)
  const asked = wordsOf(word)
  const isNamed = (code: string): boolean =>
    [names.of(code), ownNames.of(code)].some(
      (name) => name !== undefined && asked.every((one) => wordsOf(name).includes(one)),
    )
  if (asked.length === 0) return []
  return [...new Set([...common, ...isoCurrencies])]
    .filter(isNamed)
    .slice(0, mostNamed)
    .map((code) => `${code} (${names.of(code)})`)
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []

/** Most amounts of what ISO 4217 does not know are of dollars. */
const unknownDecimals = 2

function currencyFor(code: string, language: Language): Currency {
  if (!isoCurrencies.includes(code))
    return { code, symbol: code, position: 'after', decimals: unknownDecimals }
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
