import { describe, expect, it } from 'vitest'
import { internationalNumber, nationalNumber } from '../../../runtime/rules/phone/dialling'
import fc from '../../support/properties'

describe('an international number', () => {
  it.each([
    ['84', '903100500', '+84903100500'],
    ['84', '0903 100 500', '+84903100500'],
    ['84', ' (0)903-100.500 ', '+84903100500'],
    ['84', '+84 903 100 500', '+84903100500'],
    ['84', '0084903100500', '+84903100500'],
    ['84', '+84 0903100500', '+84903100500'],
    ['84', '+55 11 98765-4321', '+5511987654321'],
    ['92', '۰۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
    ['880', '০১৭১২৩৪৫৬৭৮', '+8801712345678'],
    ['39', '06 698 12345', '+390669812345'],
    ['225', '07 01 23 45 67', '+2250701234567'],
    ['', '+84903100500', '+84903100500'],
  ])('from the code %j and the input %j is %s (I4.31)', (code, typed, sent) => {
    expect(internationalNumber(code, typed)).toBe(sent)
  })

  it.each([
    ['', '0903100500'],
    ['', ''],
    ['84', ''],
    ['84', '  '],
    ['84', '0'],
    ['84', '+84'],
    ['84', 'abc'],
    ['84', '+'],
  ])('is undefined for the code %j and the input %j (I4.31)', (code, typed) => {
    expect(internationalNumber(code, typed)).toBeUndefined()
  })

  it('is a plus sign, the dialling code and digits, whatever the input (I4.31)', () => {
    const typed = fc
      .array(fc.constantFrom(...'0123456789 -()./'), { maxLength: 20 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(fc.constantFrom('84', '55', '92', '1', '39'), typed, (code, text) => {
        const international = text.replace(/\D/g, '').startsWith('00')
        const sent = internationalNumber(code, text)
        if (sent !== undefined)
          expect(sent).toMatch(international ? /^\+\d+$/ : new RegExp(`^\\+${code}\\d+$`))
      }),
    )
  })
})

describe('a national number', () => {
  it.each([
    ['84', ' 0903 100-500 ', '0903100500'],
    ['84', '903100500', '903100500'],
    ['84', '+84 903 100 500', '903100500'],
    ['84', '0084903100500', '903100500'],
    ['92', '۰۳۰۰ ۱۲۳۴۵۶۷', '03001234567'],
    ['92', '+۹۲۳۰۰۱۲۳۴۵۶۷', '3001234567'],
    ['84', '+55 11 98765-4321', '+5511987654321'],
    ['', '+84903100500', '+84903100500'],
    ['84', '+84', '+84'],
    ['84', ' abc ', 'abc'],
    ['84', '  ', ''],
  ])('from the code %j and the input %j is %j (I7.16)', (code, typed, sent) => {
    expect(nationalNumber(code, typed)).toBe(sent)
  })
})
