import { describe, expect, it } from 'vitest'
import {
  internationalNumber,
  type NumberProblem,
  nationalNumber,
  readNationalNumber,
  readPhoneNumber,
} from '../../../runtime/rules/phone/phoneNumber'
import fc from '../../support/properties'

const invisible = '\u202a\u200e\u2066'

describe('a phone number', () => {
  it.each([
    ['Vietnam', '84', '912345678', '912345678'],
    ['Vietnam', '84', '0912 345 678', '912345678'],
    ['Vietnam', '84', ' (0)912-345.678 ', '912345678'],
    ['Vietnam', '84', '+84 912 345 678', '912345678'],
    ['Vietnam', '84', '+84 (0) 912 345 678', '912345678'],
    ['Vietnam', '84', '0084 912 345 678', '912345678'],
    ['Vietnam', '84', '84912345678', '912345678'],
    ['Vietnam', '84', '840912345678', '912345678'],
    ['Vietnam, whose numbers may begin with 84', '84', '0842 345 678', '842345678'],
    ['Vietnam, whose numbers may begin with 84', '84', '842345678', '842345678'],
    ['Vietnam, pasted', '84', `${invisible}+84\u00a0912‑345–678\u2069`, '912345678'],
    ['Vietnam, in full width', '84', '＋８４　９１２３４５６７８', '912345678'],
    ['Brazil', '55', '+55 11 98765-4321', '11987654321'],
    ['Brazil', '55', '(11) 98765-4321', '11987654321'],
    ['Brazil', '55', '011 98765-4321', '11987654321'],
    ['Brazil', '55', '5511987654321', '11987654321'],
    ['Brazil, whose area codes include 55', '55', '(55) 98765-4321', '55987654321'],
    ['Brazil, whose area codes include 55', '55', '+55 55 98765-4321', '55987654321'],
    ['Pakistan', '92', '0300 1234567', '3001234567'],
    ['Pakistan', '92', '923001234567', '3001234567'],
    ['Pakistan', '92', '۰۳۰۰ ۱۲۳۴۵۶۷', '3001234567'],
    ['Pakistan', '92', '+٩٢٣٠٠١٢٣٤٥٦٧', '3001234567'],
    ['Bangladesh', '880', '০১৭১২৩৪৫৬৭৮', '1712345678'],
    ['the United States', '1', '1 (555) 010-4477', '5550104477'],
    ['Italy, where the zero belongs to it', '39', '06 698 12345', '0669812345'],
    ['Italy, where the zero belongs to it', '39', '+39 06 698 12345', '0669812345'],
    ['Ivory Coast', '225', '07 01 23 45 67', '0701234567'],
  ])('of %s, code %j, typed as %j is %s (F103, I4.31, I7.16)', (_, code, typed, national) => {
    const number = { national, international: `+${code}${national}` }
    expect(readPhoneNumber(code, typed)).toEqual(number)
    expect(readNationalNumber(code, typed)).toEqual(number)
    expect([nationalNumber(code, typed), internationalNumber(code, typed)]).toEqual(Object.values(number))
  })

  it.each<[string, string, NumberProblem]>([
    ['84', '', 'missing'],
    ['84', ' \u200e ', 'missing'],
    ['84', 'abc', 'letters'],
    ['84', '0912 345 67x', 'letters'],
    ['84', '+84+912345678', 'letters'],
    ['84', '0', 'short'],
    ['84', '+', 'short'],
    ['84', '+84', 'short'],
    ['84', '0084 912 345', 'short'],
    ['84', '91234567', 'short'],
    ['84', '091234567890', 'long'],
    ['55', '11 98765-43210', 'long'],
    ['92', '0300 12345', 'short'],
    ['', '123', 'short'],
    ['', '+1234567890123456', 'long'],
  ])('with the code %j typed as %j has the problem %s (F103)', (code, typed, problem) => {
    expect(readNationalNumber(code, typed)).toEqual({ problem })
    expect(readPhoneNumber(code, typed)).toEqual({ problem })
    expect(internationalNumber(code, typed)).toBeUndefined()
  })

  it('of another country is sent in E.164 only, and never beside a wrong code (F103, I4.31)', () => {
    expect(internationalNumber('84', '+55 11 98765-4321')).toBe('+5511987654321')
    expect(readNationalNumber('84', '+55 11 98765-4321')).toEqual({ problem: 'otherCountry' })
  })

  it('keeps its leading zero while the country is not known (I7.16)', () => {
    expect(readPhoneNumber('', '0903100500')).toEqual({ national: '0903100500', international: undefined })
    expect(internationalNumber('', '+84903100500')).toBe('+84903100500')
  })

  it('is the same number with or without its code, zero and punctuation, in any script (F103)', () => {
    const national = fc.integer({ min: 300_000_000, max: 999_999_999 }).map(String)
    const between = fc.constantFrom('', ' ', '-', '\u200e', '.', ') ')
    const before = fc.constantFrom('', '0', '+84', '0084', '+84 0')
    const script = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10)
    fc.assert(
      fc.property(national, before, between, script, (digits, prefix, mark, zero) => {
        const written = [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join(mark)
        expect(nationalNumber('84', prefix + written)).toBe(digits)
      }),
    )
  })
})
