import type { CountryList } from '../schema/replies.gen'
import type { CountryEntry } from './platformSettings'
import { fields, textOf, type Untrusted, untrusted } from './read'

/** A country as a picker needs it (I3.33, E3.38). */
export interface Country {
  /** ISO 3166 alpha-2, upper case. */
  readonly code: string
  /** Digits without the plus sign. */
  readonly dialling: string
}

export interface Countries {
  readonly countries: readonly Country[]
  /** The one to start with: the detected country if it is in the list, else the first; without a list the detected one (I5.08, F104). */
  readonly preferred: Country | undefined
}

/** While the list is not there. */
export const noCountries: Countries = { countries: [], preferred: undefined }

type CountryCodes = Pick<CountryList, 'countryCode' | 'countryDialingCode'>

function readCodes(raw: Untrusted<CountryCodes>): Country {
  const { countryCode, countryDialingCode } = fields(raw)
  return {
    code: typeof countryCode === 'string' ? countryCode.trim().toUpperCase() : '',
    dialling: textOf(countryDialingCode).replace(/\D/g, ''),
  }
}

const isCode = (code: string): boolean => /^[A-Z]{2}$/.test(code)

function readCountry(raw: Untrusted<CountryCodes>): Country | undefined {
  const { code, dialling } = readCodes(raw)
  return isCode(code) && dialling !== '' ? { code, dialling } : undefined
}

/** What may be sent of it though nothing is listed: its dialling code, and its code if it can be one. */
const detected = ({ code, dialling }: Country): Country | undefined =>
  dialling === '' ? undefined : { code: isCode(code) ? code : '', dialling }

/** A list, or countries under their codes: { VN: { ... } } or { VN: "84" } (F003). */
const items = (list: unknown): Untrusted<CountryCodes>[] =>
  Array.isArray(list)
    ? list
    : Object.entries(fields(list)).map(([countryCode, value]) =>
        untrusted(
          typeof value === 'object' ? { countryCode, ...value } : { countryCode, countryDialingCode: value },
        ),
      )

/** The countries of the settings, as far as they can be read (E3.44). */
export const countryEntries = (raw: unknown): readonly CountryEntry[] =>
  readCountries(untrusted({ countries: raw })).countries.map(({ code, dialling }) => ({
    countryCode: code,
    countryDialingCode: dialling,
  }))

/**
 * Reads the country call leniently: broken entries and repeated countries are left out (I7.19, F104). Two letters make at
 * most 676 countries, however long the list is (F051).
 */
export function readCountries(raw: Untrusted<CountryList>): Countries {
  const { countries: list } = fields(raw)
  const found = new Map<string, Country>()
  for (const item of items(list)) {
    const country = readCountry(item)
    if (country && !found.has(country.code)) found.set(country.code, country)
  }
  const countries = [...found.values()]
  const own = readCodes(raw)
  const preferred =
    countries.find(({ code }) => code === own.code) ??
    countries.find(({ dialling }) => dialling === own.dialling) ??
    countries[0] ??
    detected(own)
  return { countries, preferred }
}
