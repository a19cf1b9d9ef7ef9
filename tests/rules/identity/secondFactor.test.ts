import { describe, expect, it } from 'vitest'
import {
  type FactorValues,
  factorFields,
  readSecondFactors,
  type SecondFactor,
  secondFactorPayload,
  secondFactors,
} from '../../../runtime/rules/identity/secondFactor'
import fc from '../../support/properties'

describe('the methods that are offered', () => {
  it.each<[unknown, readonly SecondFactor[]]>([
    [
      ['email', 'ga', 'sms', 'payeeName'],
      ['payeeName', 'sms', 'ga', 'email'],
    ],
    [['email'], ['email']],
    [
      ['ga', 'ga', 'payeeName'],
      ['payeeName', 'ga'],
    ],
    [{ methods: ['sms', 'email'] }, ['sms', 'email']],
    [['carrier', 'sms', 'pigeon'], ['sms']],
    [['GA', 'Email', ' sms'], []],
    [[], []],
    [null, []],
    [undefined, []],
    ['email', []],
    [{ email: true }, []],
    [[null, 7, {}, ['email']], []],
  ])('of %j are %j: known ones, once each, in the order of the tabs (I2.19, I3.04)', (value, factors) => {
    expect(readSecondFactors(value)).toEqual(factors)
  })

  it('are always some of the four, in the order of the tabs (I2.19, F083)', () => {
    const name = fc.oneof(fc.constantFrom<unknown>(...secondFactors), fc.anything())
    fc.assert(
      fc.property(fc.oneof(fc.array(name), fc.anything()), (value) => {
        const factors = readSecondFactors(value)
        expect(factors).toEqual(secondFactors.filter((factor) => factors.includes(factor)))
      }),
    )
  })
})

describe('what is sent', () => {
  it.each<[SecondFactor, FactorValues, Record<string, string>]>([
    ['email', { email: ' a@b.example ' }, { method: 'E', email: 'a@b.example' }],
    ['payeeName', { payeeName: '\tTrần Lan  Anh\n' }, { method: 'P', payeeName: 'Trần Lan  Anh' }],
    ['ga', { authCode: ' \u200e123-456\u200f' }, { method: 'G', authCode: '123456' }],
    ['ga', { authCode: '۱۲۳۴۵۶' }, { method: 'G', authCode: '123456' }],
    ['payeeName', { payeeName: 'Lan ۲' }, { method: 'P', payeeName: 'Lan ۲' }],
    [
      'sms',
      { mobileNum: '+84 ۹۰۳ ۱۰۰ ۵۰۰', verificationCode: '۱۲۳۴۵۶' },
      { method: 'S', mobileNum: '903100500', verificationCode: '123456' },
    ],
    [
      'sms',
      { mobileNum: ' 903100500', verificationCode: '123456 ', email: 'left over from another tab' },
      { method: 'S', mobileNum: '903100500', verificationCode: '123456' },
    ],
  ])(
    'for %s is the letter and the tab’s own fields, trimmed and in Latin digits (I3.11, I5.14)',
    (factor, values, body) => {
      expect(secondFactorPayload(factor, values, '84')).toEqual(body)
    },
  )

  it('is always trimmed (I5.14)', () => {
    const values = fc.record(
      { email: fc.string(), payeeName: fc.string(), authCode: fc.string(), mobileNum: fc.string() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.constantFrom(...secondFactors), values, (factor, typed) => {
        const { method: _, ...sent } = secondFactorPayload(factor, typed, '84')
        expect(Object.keys(sent)).toEqual([...factorFields[factor]])
        for (const text of Object.values(sent)) expect(text).toBe(text.trim())
      }),
    )
  })
})
