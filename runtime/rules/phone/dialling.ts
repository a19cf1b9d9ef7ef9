import type { Countries, Country } from './country'

/** What decides whether the member can choose the dialling code of a number. */
export interface DiallingFacts {
  /** The list of countries is loaded. */
  readonly loaded: boolean
  /** The form requires it, whatever the merchant's settings are. */
  readonly forced: boolean
  /** The flag UPDATEMOBILEICC3 (a choice of the country's code); undefined until it is known. */
  readonly flag: boolean | undefined
  /** Codes are sent by Firebase, which needs international numbers. */
  readonly firebase: boolean
  /** The setting disabledMobileIcc: the country's code cannot be changed. */
  readonly disabled: boolean
}

/** The button beside the number: hidden, shown but disabled, or enabled (I2.26, I2.27, I5.16). */
export type DiallingButton = 'absent' | 'fixed' | 'open'

export function diallingButton({ loaded, forced, flag, firebase, disabled }: DiallingFacts): DiallingButton {
  const needed = forced || flag === true || firebase
  if (!loaded || !needed) return 'absent'
  return disabled ? 'fixed' : 'open'
}

/** A dialling code, and its country where known. */
export interface DiallingSelection {
  /** Digits without the plus sign; empty when unknown. */
  readonly code: string
  /** ISO 3166 alpha-2; empty when unknown. */
  readonly country: string
}

/**
 * The member's choice, else the number's existing code, else the detected country, else the first in the list
 * (I5.08).
 */
export function selectDiallingCode(
  { countries, preferred }: Countries,
  chosenCountry: string | undefined,
  existingCode: string | undefined,
): DiallingSelection {
  const digits = (existingCode ?? '').replace(/\D/g, '')
  const selected = countries.find(({ code }) => code === chosenCountry)
  const country =
    selected ?? (digits === '' ? preferred : countryByDiallingCode(countries, preferred, digits))
  return { code: country?.diallingCode ?? digits, country: country?.code ?? '' }
}

/** When countries share a code, prefers the detected country, else the first in the list. */
const countryByDiallingCode = (
  countries: readonly Country[],
  preferred: Country | undefined,
  digits: string,
): Country | undefined =>
  preferred?.diallingCode === digits
    ? preferred
    : countries.find((country) => country.diallingCode === digits)
