import { textField } from '../exchange'

/** A mobile number as people give it: the country's dialling code, and the number within the country. */
export interface Mobile {
  /** Without the plus sign. */
  countryDialingCode: string
  /** Without the leading zero. */
  mobileNum: string
}

const digits = (text: string): string => text.replace(/\D/g, '')

/** A number without what people add to it: blanks, signs, the plus, the zero that is dialled within the country. */
export const plainMobile = ({ countryDialingCode, mobileNum }: Mobile): Mobile => ({
  countryDialingCode: digits(countryDialingCode),
  mobileNum: digits(mobileNum).replace(/^0+/, ''),
})

/** The number that a body gives in `countryDialingCode` and `mobileNum`, plain. */
export const mobileIn = (body: unknown): Mobile =>
  plainMobile({
    countryDialingCode: textField(body, 'countryDialingCode'),
    mobileNum: textField(body, 'mobileNum'),
  })

/** Whether two numbers reach the same phone; one without a dialling code is a number of the other's country. */
export function sameMobile(given: Mobile, known: Mobile): boolean {
  const [first, second] = [plainMobile(given), plainMobile(known)]
  const country = first.countryDialingCode === '' || first.countryDialingCode === second.countryDialingCode
  return country && first.mobileNum !== '' && first.mobileNum === second.mobileNum
}

/** "+84 903118226" */
export const spoken = ({ countryDialingCode, mobileNum }: Mobile): string =>
  `+${countryDialingCode} ${mobileNum}`

/** How mobile numbers of a country begin, and how many digits follow; numbers of no one where a country has such. */
const ranges: Readonly<Record<string, readonly [start: string, more: number]>> = {
  '84': ['9031', 5],
  '55': ['1198765', 4],
  '92': ['30012', 5],
  '44': ['7700900', 3],
}

const USUAL = ['900', 6] as const

/** The mobile number of a member who was not given one. */
export function mobileFor(id: number, countryDialingCode: string): Mobile {
  const [start, more] = ranges[countryDialingCode] ?? USUAL
  return { countryDialingCode, mobileNum: start + String(id % 10 ** more).padStart(more, '0') }
}
