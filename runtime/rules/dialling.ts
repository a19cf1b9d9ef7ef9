import type { Countries, Country } from './country'
import { latinDigits } from './digits'

/** What decides whether a member chooses the dialling code of a number. */
export interface DiallingFacts {
  /** There are countries to choose from. */
  readonly loaded: boolean
  /** The form asks for it, whatever the merchant says. */
  readonly forced: boolean
  /** UPDATEMOBILEICC3; undefined while it is not known. */
  readonly flag: boolean | undefined
  /** Codes are sent by the firebase-type provider, which wants whole numbers. */
  readonly firebase: boolean
  /** DISABLEDMOBILEICC3. */
  readonly disabled: boolean
}

/** The button beside the number: not there, there without an answer to a tap, or there (I2.26, I2.27, I5.16). */
export type DiallingButton = 'absent' | 'fixed' | 'open'

export function diallingButton({ loaded, forced, flag, firebase, disabled }: DiallingFacts): DiallingButton {
  const wanted = forced || flag === true || firebase
  if (!loaded || !wanted) return 'absent'
  return disabled ? 'fixed' : 'open'
}

/** A dialling code, and the country that it stands for where one is known. */
export interface Dialling {
  /** Digits without the plus sign; empty when nothing is known. */
  readonly code: string
  /** ISO 3166 alpha-2; empty when none is known. */
  readonly country: string
}

/** What the member chose, else the given code, else the detected country, else the first of the list (I5.08). */
export function dialling(
  { countries, preferred }: Countries,
  chosen: string | undefined,
  given: string | undefined,
): Dialling {
  const digits = (given ?? '').replace(/\D/g, '')
  const byHand = countries.find(({ code }) => code === chosen)
  const country = byHand ?? (digits === '' ? preferred : ofDialling(countries, preferred, digits))
  return { code: country?.dialling ?? digits, country: country?.code ?? '' }
}

/** Of several countries with one code the detected one is meant, else the first. */
const ofDialling = (
  countries: readonly Country[],
  preferred: Country | undefined,
  digits: string,
): Country | undefined =>
  preferred?.dialling === digits ? preferred : countries.find((one) => one.dialling === digits)

/**
 * Numbering plans in which a leading zero belongs to the number and is no trunk prefix: Italy with the Vatican, San Marino,
 * Ivory Coast, Congo.
 */
const zeroBelongs = ['39', '379', '378', '225', '242']

const plain = (code: string, digits: string): string =>
  zeroBelongs.includes(code) ? digits : digits.replace(/^0+/, '')

/**
 * A number as it is sent beside its dialling code: Latin digits alone, without the code where that was typed too. Another
 * country's stays whole, and what is no number stays as it is: the platform refuses them.
 */
export function numberBeside(code: string, typed: string): string {
  const text = latinDigits(typed).replace(/[^\d+]/g, '')
  const whole = /^(?:\+|00)(\d+)$/.exec(text)?.[1]
  const own = code !== '' && whole?.startsWith(code) ? whole.slice(code.length) : ''
  return own || text || typed.trim()
}

/**
 * A number as E.164 writes it, "+84912345678", without the zero that is dialled inside a country (I4.31). Who types a
 * plus sign or 00 has typed the country too. Undefined when country or number is missing.
 */
export function internationalNumber(code: string, typed: string): string | undefined {
  const text = latinDigits(typed).replace(/[^\d+]/g, '')
  const whole = /^(?:\+|00)(\d+)/.exec(text)?.[1]
  if (whole !== undefined && (code === '' || !whole.startsWith(code))) return `+${whole}`
  const digits = plain(code, whole === undefined ? text.replace(/\D/g, '') : whole.slice(code.length))
  return code === '' || digits === '' ? undefined : `+${code}${digits}`
}
