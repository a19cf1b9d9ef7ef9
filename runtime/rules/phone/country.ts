import type { CountryList } from '../../schema/replies.gen'
import { fields, textOf, type Untrusted, untrusted } from '../network/read'

/** A country for the picker (I3.33, E3.38). */
export interface Country {
  /** ISO 3166 alpha-2, upper case. */
  readonly code: string
  /** Digits without the plus sign. */
  readonly diallingCode: string
}

export interface Countries {
  readonly countries: readonly Country[]
  /**
   * The country to preselect: the detected one if it is listed, else the first; without a list, the detected one
   * (I5.08, F104).
   */
  readonly preferred: Country | undefined
}

/** Used until the list is loaded. */
export const noCountries: Countries = { countries: [], preferred: undefined }

type CountryCodes = Pick<CountryList, 'countryCode' | 'countryDialingCode'>

function readCountryCodes(raw: Untrusted<CountryCodes>): Country {
  const { countryCode, countryDialingCode } = fields(raw)
  return {
    code: typeof countryCode === 'string' ? countryCode.trim().toUpperCase() : '',
    diallingCode: textOf(countryDialingCode).replace(/\D/g, ''),
  }
}

const isCode = (code: string): boolean => /^[A-Z]{2}$/.test(code)

function readCountry(raw: Untrusted<CountryCodes>): Country | undefined {
  const { code, diallingCode } = readCountryCodes(raw)
  return isCode(code) && diallingCode !== '' ? { code, diallingCode } : undefined
}

/** The detected country when there is no list: it needs a dialling code; an invalid country code is left empty. */
const detectedCountry = ({ code, diallingCode }: Country): Country | undefined =>
  diallingCode === '' ? undefined : { code: isCode(code) ? code : '', diallingCode }

/** A list, or an object by country code: { VN: { ... } } or { VN: "84" } (F003). */
const countryItems = (list: unknown): Untrusted<CountryCodes>[] =>
  Array.isArray(list)
    ? list
    : Object.entries(fields(list)).map(([countryCode, value]) =>
        untrusted(
          typeof value === 'object' ? { countryCode, ...value } : { countryCode, countryDialingCode: value },
        ),
      )

/**
 * Reads the reply of the country call leniently: invalid and duplicate countries are left out (I7.19, F104). Two
 * letters allow 676 countries at most, however long the list is (F051).
 */
export function readCountries(raw: Untrusted<CountryList>): Countries {
  const { countries: list } = fields(raw)
  const found = new Map<string, Country>()
  for (const item of countryItems(list)) {
    const country = readCountry(item)
    if (country && !found.has(country.code)) found.set(country.code, country)
  }
  const countries = [...found.values()]
  const detectedCodes = readCountryCodes(raw)
  const preferred =
    countries.find(({ code }) => code === detectedCodes.code) ??
    countries.find(({ diallingCode }) => diallingCode === detectedCodes.diallingCode) ??
    countries[0] ??
    detectedCountry(detectedCodes)
  return { countries, preferred }
}
