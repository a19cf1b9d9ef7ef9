import { textField } from '../http/bodyFields'

/** A mobile number as people enter it: the country's dialling code and the national number. */
export interface MobileNumber {
  /** Without the plus sign. */
  countryDialingCode: string
  /** Without the leading zero. */
  mobileNum: string
}

const digitsOnly = (text: string): string => text.replace(/\D/g, '')

/** A number reduced to its digits: without spaces, punctuation, the plus sign and the national trunk prefix 0. */
export const normalizeMobile = ({ countryDialingCode, mobileNum }: MobileNumber): MobileNumber => ({
  countryDialingCode: digitsOnly(countryDialingCode),
  mobileNum: digitsOnly(mobileNum).replace(/^0+/, ''),
})

/** The normalized number in a body's `countryDialingCode` and `mobileNum`. */
export const readMobile = (body: unknown): MobileNumber =>
  normalizeMobile({
    countryDialingCode: textField(body, 'countryDialingCode'),
    mobileNum: textField(body, 'mobileNum'),
  })

/** Whether two numbers are the same. A number without a dialling code gets that of the other one. */
export function sameMobile(number: MobileNumber, other: MobileNumber): boolean {
  const [first, second] = [normalizeMobile(number), normalizeMobile(other)]
  const sameCountry =
    first.countryDialingCode === '' || first.countryDialingCode === second.countryDialingCode
  return sameCountry && first.mobileNum !== '' && first.mobileNum === second.mobileNum
}

/** "+84 903118226" */
export const formatMobile = ({ countryDialingCode, mobileNum }: MobileNumber): string =>
  `+${countryDialingCode} ${mobileNum}`

/** The prefix of a country's demo numbers, and how many digits follow; from ranges reserved for fiction where they exist. */
const demoRanges: Readonly<Record<string, readonly [start: string, more: number]>> = {
  '84': ['9031', 5],
  '55': ['1198765', 4],
  '92': ['30012', 5],
  '63': ['91712', 5],
  '44': ['7700900', 3],
}

const defaultRange = ['900', 6] as const

/** A mobile number for a member without one of their own. */
export function createDemoMobile(id: number, countryDialingCode: string): MobileNumber {
  const [prefix, digitCount] = demoRanges[countryDialingCode] ?? defaultRange
  return { countryDialingCode, mobileNum: prefix + String(id % 10 ** digitCount).padStart(digitCount, '0') }
}
