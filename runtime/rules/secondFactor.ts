import { numberBeside } from './dialling'
import { latinDigits } from './digits'

/** The ways to prove a login a second time, in the order of their tabs (I2.19). */
export const secondFactors = ['payeeName', 'sms', 'ga', 'email'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** The letter that the platform knows each by (I3.11). */
export const methodLetters: Record<SecondFactor, 'P' | 'S' | 'G' | 'E'> = {
  payeeName: 'P',
  sms: 'S',
  ga: 'G',
  email: 'E',
}

/** The fields of each tab, in the order in which they are asked for (I5.09 to I5.12). */
export const factorFields = {
  payeeName: ['payeeName'],
  sms: ['mobileNum', 'verificationCode'],
  ga: ['authCode'],
  email: ['email'],
} as const satisfies Record<SecondFactor, readonly string[]>

/** What is emptied after a refusal, the first for the cursor (I8.10): a wrong code says nothing against its number (F102). */
export const proofFields = {
  ...factorFields,
  sms: ['verificationCode'],
} as const satisfies Record<SecondFactor, readonly string[]>

export type FactorField = (typeof factorFields)[SecondFactor][number]
export type FactorValues = Readonly<Partial<Record<FactorField, string>>>

const isFactor = (name: unknown): name is SecondFactor => secondFactors.includes(name as SecondFactor)

/** The methods that login_verify_required offers, in tab order; names that nobody knows are dropped (I3.04, D17). */
export function readFactors(value: unknown): SecondFactor[] {
  const list = typeof value === 'object' && value !== null && 'methods' in value ? value.methods : value
  const names = Array.isArray(list) ? list.filter(isFactor) : []
  return secondFactors.filter((factor) => names.includes(factor))
}

/** The first field of the tab that is still empty, once blanks are taken off (I5.13, I5.14). */
export const firstEmpty = (factor: SecondFactor, values: FactorValues): FactorField | undefined =>
  factorFields[factor].find((field) => (values[field] ?? '').trim() === '')

/** Codes in the digits that the platform reads, a number as it goes beside its dialling code, and all of it trimmed. */
function written(field: FactorField, typed: string, diallingCode: string): string {
  if (field === 'mobileNum') return numberBeside(diallingCode, typed)
  return field === 'authCode' || field === 'verificationCode' ? latinDigits(typed).trim() : typed.trim()
}

/** What goes over the wire: the method's letter and its own fields (I3.11, I5.14). */
export function factorRequest(
  factor: SecondFactor,
  values: FactorValues,
  diallingCode: string,
): Record<string, string> {
  const fields = factorFields[factor].map((field) => [
    field,
    written(field, values[field] ?? '', diallingCode),
  ])
  return { method: methodLetters[factor], ...Object.fromEntries(fields) }
}
