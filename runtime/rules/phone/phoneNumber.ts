import { type NumberingPlan, numberingPlan, splitDiallingCode, withoutZeros } from './numberingPlans'
import { readTypedNumber, type TypedNumber } from './typedNumber'

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

/**
 * Reads a number however it was typed or pasted: in any script, with punctuation, trunk prefix or dialling code (F103).
 * `code` is the dialling code beside the field, digits only; empty while it is not known.
 */
export function readPhoneNumber(code: string, typed: string): NumberResult {
  const number = readTypedNumber(typed)
  if (typeof number === 'string') return { problem: number }
  // "1876" for Jamaica: the dialling code 1 with an area code.
  const { code: country, rest: area } = splitDiallingCode(code) ?? { code, rest: '' }
  if (isOfOther(code, number)) return readInternational(number)
  if (code === '') return readUnknown(number.digits)
  const national = findNational(country, area, number)
  if (typeof national === 'object') return national
  const international = `+${country}${national}`
  if (national.startsWith(area)) return { national: national.slice(area.length), international }
  // In North America every number has an area code; elsewhere a mobile number has none.
  return { national: country === '1' ? international : national, international }
}

/** The same for a form that sends the number beside its dialling code: it must belong to that country. */
export function readNationalNumber(code: string, typed: string): NumberResult {
  const result = readPhoneNumber(code, typed)
  const number = readTypedNumber(typed)
  // Of another country it is no use, whether it has all its digits there or not.
  const isOther =
    'national' in result
      ? result.national.startsWith('+')
      : typeof number === 'object' &&
        isOfOther(code, number) &&
        lengthProblem(number.digits, anyLength) === undefined
  return code !== '' && isOther ? { problem: 'otherCountry' } : result
}

/** Whether it begins with another dialling code than the one beside the field. */
const isOfOther = (code: string, { international, digits }: TypedNumber): boolean =>
  international && (code === '' || !digits.startsWith((splitDiallingCode(code) ?? { code }).code))

/** E.164: at most 15 digits, with the dialling code. */
const anyLength = [7, 15] as const

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

/** A number with the dialling code of any country. */
function readInternational(number: TypedNumber): NumberResult {
  const { code } = splitDiallingCode(number.digits) ?? { code: '' }
  const national = code === '' ? '' : findNational(code, '', number)
  if (typeof national === 'object') return national
  const digits = code === '' ? number.digits : code + national
  const problem = lengthProblem(digits, anyLength)
  return problem ? { problem } : { national: `+${digits}`, international: `+${digits}` }
}

/** Without a dialling code nobody knows whether a leading zero belongs to the number. */
function readUnknown(digits: string): NumberResult {
  const problem = lengthProblem(digits, [4, 15])
  return problem ? { problem } : { national: digits, international: undefined }
}

const lengthProblem = (
  digits: string,
  [shortest, longest]: readonly [number, number],
): NumberProblem | undefined => {
  if (digits.length < shortest) return 'short'
  return digits.length > longest ? 'long' : undefined
}

/**
 * The digits after the dialling code. What was typed can often be read in several ways: then as a mobile number of the
 * country, or else as it was typed.
 */
function findNational(
  code: string,
  area: string,
  number: TypedNumber,
): string | { readonly problem: NumberProblem } {
  const plan = numberingPlan(code)
  const { likely, unlikely } = readingsOf(code, number, plan)
  const readings = area === '' ? likely : likely.flatMap((reading) => [reading, area + reading])
  const [closest = ''] = readings.slice(-1)
  return best(readings, plan) ?? best(unlikely, plan) ?? { problem: problemOf(closest, plan) }
}

interface Readings {
  readonly likely: readonly string[]
  /** Only where none of the likely ones is a number. */
  readonly unlikely: readonly string[]
}

/** Each list begins with what was typed, and ends with what is least like it. */
function readingsOf(
  code: string,
  { digits, international, zeroInBrackets }: TypedNumber,
  plan: NumberingPlan,
): Readings {
  const withAndWithoutTrunk = (national: string): string[] => [
    national,
    ...plan.withoutTrunk(national),
    ...(zeroInBrackets ? withoutZeros(national) : []),
  ]
  const withAndWithoutCode = (national: string): string[] => [
    ...withAndWithoutTrunk(national),
    ...(national.startsWith(code) ? withAndWithoutCode(national.slice(code.length)) : []),
  ]
  if (!international) return { likely: withAndWithoutCode(digits), unlikely: withoutZeros(digits) }
  const national = digits.slice(code.length)
  return {
    likely: withAndWithoutTrunk(national),
    unlikely: [...withoutZeros(national), ...withAndWithoutCode(national)],
  }
}

/** The first that is a mobile number, or else may be another, or else has the length of one. */
const best = (readings: readonly string[], plan: NumberingPlan): string | undefined =>
  readings.find(plan.isMobile) ??
  readings.find(plan.isKnown) ??
  readings.find((national) => isPossible(national, plan))

/** Not a mobile number of which a digit is missing, although another kind of number has this length. */
const isPossible = (national: string, { lengths, keepsZero, mobileLengths }: NumberingPlan): boolean =>
  lengths.includes(national.length) &&
  (keepsZero || !national.startsWith('0')) &&
  mobileLengths(national).length === 0

function problemOf(national: string, { lengths, mobileLengths }: NumberingPlan): NumberProblem {
  const expected = mobileLengths(national)
  return national.length > Math.max(...(expected.length > 0 ? expected : lengths)) ? 'long' : 'short'
}
