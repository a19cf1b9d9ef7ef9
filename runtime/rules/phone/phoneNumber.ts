import { latinDigits } from '../text/digits'
import { type NumberingPlan, numberingPlan } from './numberingPlans'

/** Why what was typed is no phone number. */
export type NumberProblem = 'missing' | 'letters' | 'short' | 'long' | 'otherCountry'

/** A number in the two forms in which it is sent. */
export interface PhoneNumber {
  /** Beside a separate dialling code: digits without it and without the trunk prefix (I7.16). */
  readonly national: string
  /** In E.164, "+84912345678" (I4.31); undefined while the dialling code is not known. */
  readonly international: string | undefined
}

export type NumberResult = PhoneNumber | { readonly problem: NumberProblem }

/** What people write between digits; pasted numbers also contain invisible direction marks. */
const punctuation = /[\p{Cf}\p{Z}\p{Pd}\s().,/·•−]/gu

const trunkPrefix = /^0+/

function readDigits(typed: string): { digits: string; international: boolean } | NumberProblem {
  const text = latinDigits(typed.normalize('NFKC')).replace(punctuation, '')
  if (text === '') return 'missing'
  const [, prefix, digits = ''] = /^(\+|00)?(.*)$/s.exec(text) ?? []
  if (!/^\d*$/.test(digits)) return 'letters'
  return { digits, international: prefix !== undefined }
}

const lengthProblem = (digits: string, { shortest, longest }: NumberingPlan): NumberProblem | undefined => {
  if (digits.length < shortest) return 'short'
  return digits.length > longest ? 'long' : undefined
}

/**
 * The digits after the dialling code. It may have been typed without a plus sign: then the number is longer than any of
 * its country, and fits without it.
 */
function nationalDigits(code: string, digits: string, international: boolean, plan: NumberingPlan): string {
  const withoutTrunk = (national: string) => (plan.keepsZero ? national : national.replace(trunkPrefix, ''))
  const rest = withoutTrunk(digits.slice(code.length))
  if (international) return rest
  const national = withoutTrunk(digits)
  const hasCode = digits.startsWith(code) && lengthProblem(national, plan) === 'long'
  return hasCode && lengthProblem(rest, plan) === undefined ? rest : national
}

/** E.164: at most 15 digits, none of them before the dialling code. */
function otherCountryNumber(digits: string): NumberResult {
  const problem = lengthProblem(digits, { shortest: 7, longest: 15 })
  return problem ? { problem } : { national: `+${digits}`, international: `+${digits}` }
}

/**
 * Reads a number however it was typed or pasted: in any script, with punctuation, trunk prefix or dialling code (F103).
 * `code` is the dialling code beside the field, digits only; empty while it is not known.
 */
export function readPhoneNumber(code: string, typed: string): NumberResult {
  const read = readDigits(typed)
  if (typeof read === 'string') return { problem: read }
  const { digits, international } = read
  if (international && (code === '' || !digits.startsWith(code))) return otherCountryNumber(digits)
  const plan = numberingPlan(code)
  // Without a dialling code nobody knows whether a leading zero belongs to the number.
  const national = code === '' ? digits : nationalDigits(code, digits, international, plan)
  const problem = lengthProblem(national, plan)
  if (problem) return { problem }
  return { national, international: code === '' ? undefined : `+${code}${national}` }
}

/** The same for a form that sends the number beside its dialling code: it must belong to that country. */
export function readNationalNumber(code: string, typed: string): NumberResult {
  const result = readPhoneNumber(code, typed)
  const isOther = code !== '' && 'national' in result && result.national.startsWith('+')
  return isOther ? { problem: 'otherCountry' } : result
}

/** The number to send along with its dialling code; unchanged when it is none, as the form has already said. */
export function nationalNumber(code: string, typed: string): string {
  const result = readPhoneNumber(code, typed)
  return 'national' in result ? result.national : typed.trim()
}

/** The number in E.164; undefined when it is none, or when its dialling code is not known. */
export function internationalNumber(code: string, typed: string): string | undefined {
  const result = readPhoneNumber(code, typed)
  return 'national' in result ? result.international : undefined
}
