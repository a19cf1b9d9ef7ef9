import { nationalNumber } from '../phone/phoneNumber'
import { digitsOf } from '../text/digits'

/** The methods of the second factor, in the order of their tabs (I2.19). */
export const secondFactors = ['payeeName', 'sms', 'ga', 'email'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** The platform's letter for each method (I3.11). */
export const methodLetters: Record<SecondFactor, 'P' | 'S' | 'G' | 'E'> = {
  payeeName: 'P',
  sms: 'S',
  ga: 'G',
  email: 'E',
}

/** The fields of each tab, in order (I5.09 to I5.12). */
export const factorFields = {
  payeeName: ['payeeName'],
  sms: ['mobileNum', 'verificationCode'],
  ga: ['authCode'],
  email: ['email'],
} as const satisfies Record<SecondFactor, readonly string[]>

/**
 * The fields to clear after a rejection; the first gets the focus (I8.10). After a wrong code the number stays
 * (F102).
 */
export const fieldsToClear = {
  ...factorFields,
  sms: ['verificationCode'],
} as const satisfies Record<SecondFactor, readonly string[]>

export type FactorField = (typeof factorFields)[SecondFactor][number]
export type FactorValues = Readonly<Partial<Record<FactorField, string>>>

const isSecondFactor = (name: unknown): name is SecondFactor => secondFactors.includes(name as SecondFactor)

/** The methods offered with login_verify_required, in tab order; unknown names are dropped (I3.04, D136). */
export function readSecondFactors(value: unknown): SecondFactor[] {
  const list = typeof value === 'object' && value !== null && 'methods' in value ? value.methods : value
  const names = Array.isArray(list) ? list.filter(isSecondFactor) : []
  return secondFactors.filter((factor) => names.includes(factor))
}

/** Normalizes a field: trimmed, codes in Latin digits, and a number without its dialling code. */
function normalizeField(field: FactorField, typed: string, diallingCode: string): string {
  if (field === 'mobileNum') return nationalNumber(diallingCode, typed)
  return field === 'authCode' || field === 'verificationCode' ? digitsOf(typed) : typed.trim()
}

/** The request's fields: the method's letter and the method's own fields (I3.11, I5.14). */
export function secondFactorPayload(
  factor: SecondFactor,
  values: FactorValues,
  diallingCode: string,
): Record<string, string> {
  const fields = factorFields[factor].map((field) => [
    field,
    normalizeField(field, values[field] ?? '', diallingCode),
  ])
  return { method: methodLetters[factor], ...Object.fromEntries(fields) }
}
