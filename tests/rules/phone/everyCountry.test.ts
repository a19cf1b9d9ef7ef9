import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { readNationalNumber } from '../../../runtime/rules/phone/phoneNumber'
import { countries } from '../../../scripts/platform/system/countries'
import fc from '../../support/properties'

interface Example {
  readonly country: CountryCode
  readonly code: string
  readonly national: string
  /** As people of the country write it, with its trunk prefix: "8 (912) 345-67-89". */
  readonly home: string
}

/** The library that the plans are from has a mobile number of every country. */
const everyCountry: readonly Example[] = Object.entries(examples).map(([name, national]) => {
  const country = name as CountryCode
  const number = parsePhoneNumber(national, country)
  if (!number) throw new Error(`no number of ${country}`)
  return { country, code: number.countryCallingCode, national, home: number.formatNational() }
})

const inScript = (zero: number, text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const ways: readonly [string, (example: Example) => string][] = [
  ['in E.164', ({ code, national }) => `+${code}${national}`],
  ['with 00', ({ code, national }) => `00 ${code} ${national}`],
  ['with its code and no plus sign', ({ code, national }) => code + national],
  ['as at home', ({ home }) => home],
  ['without a trunk prefix', ({ national }) => national],
  ['with its code and as at home', ({ code, home }) => `+${code} ${home.replace(/^1 /, '')}`],
  ['in Arabic digits', ({ home }) => inScript(0x660, home)],
  ['in Persian digits', ({ code, national }) => inScript(0x6f0, `+${code}${national}`)],
  ['in full width', ({ code, national }) => inScript(0xff10, `＋${code}　${national}`)],
  ['with invisible marks', ({ code, national }) => `\u202a${code}\u200e${national}\u202c\ufeff`],
  ['as a link', ({ code, national }) => `tel:+${code}-${national}`],
  ['with an extension', ({ home }) => `${home} ext. 5`],
]

const misread = (write: (example: Example) => string, code = ({ code }: Example) => code): string[] =>
  everyCountry.flatMap((example) => {
    const { national, international } = {
      international: undefined,
      national: undefined,
      ...readNationalNumber(code(example), write(example)),
    }
    const isRight =
      international === `+${example.code}${example.national}` &&
      code(example) + national === international.slice(1)
    return isRight ? [] : [`${example.country} ${write(example)}: ${international} ${national}`]
  })

describe('the mobile number of every country', () => {
  it.each(ways)('typed %s is the same (F103, I7.16, I4.31)', (_, write) => {
    expect(misread(write)).toEqual([])
  })

  it.each(ways)(
    'typed %s beside the code of the platform’s list is the same (F103, I7.16, I4.31)',
    (_, write) => {
      const codeOf = ({ country, code }: Example): string =>
        countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? code
      expect(misread(write, codeOf)).toEqual([])
    },
  )

  it('is not changed when it was typed as it is sent (F103, I7.16)', () => {
    const other = fc.stringMatching(/^\d{13}$/)
    fc.assert(
      fc.property(fc.constantFrom(...everyCountry), other, ({ code, national }, digits) => {
        const number = national.slice(0, 2) + digits.slice(2, national.length)
        const expected = { national: number, international: `+${code}${number}` }
        expect(readNationalNumber(code, number)).toEqual(expected)
        expect(readNationalNumber(code, `+${code}${number}`)).toEqual(expected)
      }),
    )
  })

  it('is too short without its last digits, and too long with more (F103)', () => {
    for (const { country, code, national } of everyCountry) {
      expect([country, readNationalNumber(code, national.slice(0, 2))]).toEqual([
        country,
        { problem: 'short' },
      ])
      expect([country, readNationalNumber(code, national.padEnd(16, '1'))]).toEqual([
        country,
        { problem: 'long' },
      ])
    }
  })
})
