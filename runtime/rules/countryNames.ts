import type { Countries, Country } from './country'
import { latinDigits } from './digits'
import { folded } from './text'

/** A country as a member looks for it. */
export interface NamedCountry extends Country {
  /** In the member's language; the code where the browser has no name. */
  readonly name: string
  /** What can be typed to find it: the name, the English name, the code; all folded. */
  readonly found: readonly string[]
}

/** The name of a region in a language; its code where the browser has no names, or none of it (F011). */
export function regionNames(locale: string): (code: string) => string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
    return (code) => names.of(code) ?? code
  } catch {
    return (code) => code
  }
}

/** How a language orders names; by letters where the browser cannot tell (F011). */
function orderOf(locale: string): (one: string, other: string) => number {
  try {
    return new Intl.Collator(locale).compare
  } catch {
    return (one, other) => (one < other ? -1 : one > other ? 1 : 0)
  }
}

/** The preferred country first, the others by name, as the language orders them. */
export function namedCountries({ countries, preferred }: Countries, locale: string): NamedCountry[] {
  const [own, english, order] = [regionNames(locale), regionNames('en'), orderOf(locale)]
  const named = countries.map((country) => {
    const name = own(country.code)
    return { ...country, name, found: [name, english(country.code), country.code].map(folded) }
  })
  const isFirst = ({ code }: Country): number => (code === preferred?.code ? 0 : 1)
  return named.sort((one, other) => isFirst(one) - isFirst(other) || order(one.name, other.name))
}

/** A dialling code as people type it: "+84", "0084", "84". */
const diallingTyped = /^(?:\+|00)?\s*(\d[\d\s-]*)$/

/** How well a country fits: 0 is best; undefined when it does not fit at all. */
type Fit = (country: NamedCountry) => number | undefined

function fitsDigits(digits: string): Fit {
  return ({ dialling }) => (dialling === digits ? 0 : dialling.startsWith(digits) ? 1 : undefined)
}

function fitsWords(words: string): Fit {
  return ({ found }) => {
    const ways: readonly ((name: string) => boolean)[] = [
      (name) => name === words,
      (name) => name.startsWith(words),
      (name) => name.includes(` ${words}`),
      (name) => name.includes(words),
    ]
    const rank = ways.findIndex((fits) => found.some(fits))
    return rank < 0 ? undefined : rank
  }
}

/** The countries that fit what was typed, the best first: by name in either language, by code, by +digits; all when nothing is. */
export function findCountries(countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] {
  const words = folded(latinDigits(typed)).trim()
  if (words === '') return countries
  const digits = diallingTyped.exec(words)?.[1]?.replace(/\D/g, '')
  const rankOf = digits === undefined ? fitsWords(words) : fitsDigits(digits)
  return countries
    .flatMap((country) => {
      const rank = rankOf(country)
      return rank === undefined ? [] : [{ country, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}
