import { latinDigits } from '../text/digits'
import { foldForSearch } from '../text/foldForSearch'
import { comparerFor, regionNames } from '../text/intl/names'
import type { Countries, Country } from './country'
import { countryAliases } from './countryAliases'

/** A country with its name and search terms. */
export interface NamedCountry extends Country {
  /** In the member's language; the country code where the browser has no name. */
  readonly name: string
  /** Normalized search terms: the name, the English name, the country code, other names. */
  readonly searchTerms: readonly string[]
}

/** "St. Lucia" is also "Saint Lucia", and the other way round. */
const withSaints = (name: string): readonly string[] => [
  name,
  name.startsWith('st ') ? name.replace('st', 'saint') : name.replace(/^saint(?=e? )/, 'st'),
]

/** The preferred country first, then the others by name in the language's sort order. */
export function namedCountries({ countries, preferred }: Countries, locale: string): NamedCountry[] {
  const [ownName, englishName, compareNames] = [regionNames(locale), regionNames('en'), comparerFor(locale)]
  const named = countries.map((country) => {
    const name = ownName(country.code)
    return {
      ...country,
      name,
      searchTerms: [
        ...[name, englishName(country.code)].map(foldForSearch).flatMap(withSaints),
        foldForSearch(country.code),
        ...(countryAliases[country.code]?.split(',') ?? []),
      ],
    }
  })
  const preferredRank = ({ code }: Country): number => (code === preferred?.code ? 0 : 1)
  return named.sort((a, b) => preferredRank(a) - preferredRank(b) || compareNames(a.name, b.name))
}

/** A dialling code as people type it, without what is no digit: "+84", "0084", "84". */
const diallingCodePattern = /^(?:00)?\s*(\d[\d\s]*)$/

/** How well a country matches: 0 is best; undefined when it does not match. */
type MatchRank = (country: NamedCountry) => number | undefined

function rankByDiallingCode(digits: string): MatchRank {
  return ({ diallingCode }) => (diallingCode === digits ? 0 : diallingCode.startsWith(digits) ? 1 : undefined)
}

/** Shorter ones would be found inside too many names. */
const minimumSqueezed = 4

const withoutSpaces = (text: string): string => text.replaceAll(' ', '')

/** "U.K.", "u s a". */
const initials = /^\s*\p{L}(?:[.\s]+\p{L})+[.\s]*$/u

function rankByName(query: string): MatchRank {
  const squeezed = withoutSpaces(query)
  return ({ searchTerms }) => {
    const matchers: readonly ((name: string) => boolean)[] = [
      (name) => name === query,
      (name) => name.startsWith(query),
      (name) => name.includes(` ${query}`),
      (name) => name.includes(query),
      // "timorleste", "cote divoire".
      (name) => squeezed.length >= minimumSqueezed && withoutSpaces(name).includes(squeezed),
    ]
    const rank = matchers.findIndex((matches) => searchTerms.some(matches))
    return rank < 0 ? undefined : rank
  }
}

/**
 * The countries that match a search, best first: by name in either language, by country code, or by dialling code.
 * All countries when the search is empty.
 */
export function findCountries(countries: readonly NamedCountry[], query: string): readonly NamedCountry[] {
  const folded = foldForSearch(latinDigits(query))
  const normalizedQuery = initials.test(query) ? withoutSpaces(folded) : folded
  if (normalizedQuery === '') return query.trim() === '' ? countries : []
  const digits = diallingCodePattern.exec(normalizedQuery)?.[1]?.replace(/\D/g, '')
  const rankOf = digits === undefined ? rankByName(normalizedQuery) : rankByDiallingCode(digits)
  return countries
    .flatMap((country) => {
      const rank = rankOf(country)
      return rank === undefined ? [] : [{ country, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}
