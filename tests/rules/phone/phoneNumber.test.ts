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
    ['Italy, where a mobile number has none', '39', '+39 (0)333 123 4567', '3331234567'],
    ['Italy, where a mobile number may begin with 39', '39', '393 123 4567', '3931234567'],
    ['Italy, where a landline number may look like a mobile one', '39', '0333 1234567', '03331234567'],
    ['Italy, with the zero in brackets', '39', '+39 (0)6 698 12345', '0669812345'],
    ['the Vatican', '379', '06 698 12345', '0669812345'],
    ['San Marino', '378', '0549 886377', '0549886377'],
    ['Ivory Coast', '225', '07 01 23 45 67', '0701234567'],
    ['Ivory Coast', '225', '2250701234567', '0701234567'],
    ['Congo', '242', '+242 06 612 1234', '066121234'],
    ['Benin', '229', '+229 01 95 12 34 56', '0195123456'],
    ['Gabon', '241', '06 03 12 34', '06031234'],
    ['Gabon', '241', '060 12 34 56', '60123456'],
    ['Mexico', '52', '55 1234 5678', '5512345678'],
    ['Mexico, as until 2019', '52', '+52 1 55 1234 5678', '5512345678'],
    ['Mexico, as until 2019', '52', '5215512345678', '5512345678'],
    ['Mexico, as until 2019', '52', '044 55 1234 5678', '5512345678'],
    ['Mexico, as until 2019', '52', '01 55 1234 5678', '5512345678'],
    ['Argentina', '54', '+54 9 11 2345-6789', '91123456789'],
    ['Argentina', '54', '011 15 2345-6789', '91123456789'],
    ['Argentina', '54', '0351 15 234-5678', '93512345678'],
    ['Argentina', '54', '02966 15 23-4567', '92966234567'],
    ['Argentina', '54', '+54 11 15 2345-6789', '91123456789'],
    ['Argentina, a landline', '54', '011 5555-1234', '1155551234'],
    ['Brazil, with a carrier', '55', '0 15 11 98765-4321', '11987654321'],
    ['Brazil, with any carrier', '55', '(0xx11) 98765-4321', '11987654321'],
    ['Brazil, whose carriers have codes like areas', '55', '015 98765-4321', '15987654321'],
    ['Colombia, with a carrier', '57', '03 300 123 4567', '3001234567'],
    ['Israel', '972', '+972 (0)50-123-4567', '501234567'],
    ['Hungary', '36', '06 20 123 4567', '201234567'],
    ['Hungary', '36', '+36 (06) 20 123 4567', '201234567'],
    ['Hungary, a landline', '36', '06-1-234-5678', '12345678'],
    ['Lithuania', '370', '0 612 34567', '61234567'],
    ['Lithuania', '370', '(8-612) 34567', '61234567'],
    ['Mongolia', '976', '08812 3456', '88123456'],
    ['Uzbekistan', '998', '8 90 123 45 67', '901234567'],
    ['Ukraine', '380', '80501234567', '501234567'],
    ['Belarus', '375', '8 029 491-19-11', '294911911'],
    ['Turkmenistan', '993', '8 66 123456', '66123456'],
    ['Russia', '7', '8 (912) 345-67-89', '9123456789'],
    ['Russia', '7', '+7 (8) 912 345-67-89', '9123456789'],
    ['Kazakhstan', '7', '8 701 234 56 78', '7012345678'],
    ['Kazakhstan', '7', '77012345678', '7012345678'],
    ['Réunion', '262', '0692 12 34 56', '692123456'],
    ['Mayotte', '262', '262639012345', '639012345'],
    ['the United Kingdom', '44', '+44 (0)7911 123456', '7911123456'],
    ['the United Kingdom', '44', '+44 [0]7911-123456', '7911123456'],
    ['Jersey', '44', '07797 712345', '7797712345'],
    ['Thailand', '66', '+66 (0)81 234 5678', '812345678'],
    ['Thailand', '66', '+66 (0) 081 234 5678', '812345678'],
    ['Thailand', '66', '66812345678', '812345678'],
    ['Thailand, with the code twice', '66', '+66 66812345678', '812345678'],
    ['Thailand, with a plus sign before the zero', '66', '+081 234 5678', '812345678'],
    ['Thailand, with both signs of a code', '66', '+0066 81 234 5678', '812345678'],
    ['Thailand, a landline', '66', '02 123 4567', '21234567'],
    ['Thailand, with an extension', '66', '081 234 5678 ext. 5', '812345678'],
    ['Thailand, with an extension', '66', '081 234 5678 x5', '812345678'],
    ['Thailand, as a link', '66', 'tel:+66-81-234-5678;ext=5', '812345678'],
    ['Thailand, as a link', '66', 'Tel.: 081 234 5678', '812345678'],
    ['Thailand, in emoji', '66', '0️⃣8️⃣1️⃣ 234 5678', '812345678'],
    ['China, with a carrier', '86', '17951 138 0013 8000', '13800138000'],
    ['Germany', '49', '4915123456789', '15123456789'],
    ['Germany, a landline whose area begins with 49', '49', '0491 512 3456', '4915123456'],
    ['a country without a plan', '999', '0123 4567', '1234567'],
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
    ['66', '081 234 567', 'short'],
    ['66', '081 234 56789', 'long'],
    ['7', '8 912 345 67', 'short'],
    ['7', '912 345 67 890 1', 'long'],
    ['1876', '210 123', 'short'],
    ['380', '050 123 45 6x', 'letters'],
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
    // Too long, and too short, for their countries.
    expect(readNationalNumber('84', '+1 (234) 567-890-1234')).toEqual({ problem: 'otherCountry' })
    expect(readNationalNumber('84', '0066 81 234 56')).toEqual({ problem: 'otherCountry' })
    expect(readNationalNumber('84', '+999 12345678901234567890')).toEqual({ problem: 'long' })
    expect(readNationalNumber('84', '+1 23')).toEqual({ problem: 'short' })
  })

  it.each([
    ['44', '+66 (0)81 234 5678', '+66812345678'],
    ['66', '+39 06 698 12345', '+390669812345'],
    ['66', '0052 1 55 1234 5678', '+525512345678'],
    ['66', '+999 1234 5678', '+99912345678'],
    ['', '+44 (0)7911 123456', '+447911123456'],
  ])(
    'with the code %j typed as %j is read as its own country does: %s (F103, I4.31)',
    (code, typed, number) => {
      expect(readPhoneNumber(code, typed)).toEqual({ national: number, international: number })
    },
  )

  it.each([
    ['1876', '876 210 1234', '2101234', '+18762101234'],
    ['1876', '210 1234', '2101234', '+18762101234'],
    ['1876', '1-876-210-1234', '2101234', '+18762101234'],
    ['1876', '+1 876 210 1234', '2101234', '+18762101234'],
    ['77', '8 701 234 56 78', '012345678', '+77012345678'],
    ['441534', '07797 712345', '7797712345', '+447797712345'],
  ])(
    'with an area code in the dialling code %s typed as %j is %s (F103, I4.31, I7.16)',
    (code, typed, national, international) => {
      expect(readNationalNumber(code, typed)).toEqual({ national, international })
    },
  )

  it('of another area is never sent beside an area code (F103, I7.16)', () => {
    expect(readNationalNumber('1809', '829 234 5678')).toEqual({ problem: 'otherCountry' })
    expect(internationalNumber('1809', '829 234 5678')).toBe('+18292345678')
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
