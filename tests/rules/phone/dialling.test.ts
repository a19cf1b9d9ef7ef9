import { describe, expect, it } from 'vitest'
import { type DiallingFacts, diallingButton, selectDiallingCode } from '../../../runtime/rules/phone/dialling'

const vietnam = { code: 'VN', diallingCode: '84' }
const brazil = { code: 'BR', diallingCode: '55' }
const unitedStates = { code: 'US', diallingCode: '1' }
const canada = { code: 'CA', diallingCode: '1' }
const countries = [brazil, vietnam, unitedStates, canada]

describe('the button of the dialling code', () => {
  const defaults: DiallingFacts = {
    loaded: true,
    forced: false,
    flag: false,
    firebase: false,
    disabled: false,
  }

  it.each<[Partial<DiallingFacts>, string]>([
    [{}, 'absent'],
    [{ flag: undefined }, 'absent'],
    [{ flag: true }, 'open'],
    [{ forced: true }, 'open'],
    [{ firebase: true }, 'open'],
    [{ flag: undefined, firebase: true }, 'open'],
    [{ forced: true, flag: false, firebase: false }, 'open'],
  ])('with countries and %j is %s (I2.26, I5.16, E2.61, E5.38)', (facts, button) => {
    expect(diallingButton({ ...defaults, ...facts })).toBe(button)
    expect(diallingButton({ ...defaults, ...facts, loaded: false })).toBe('absent')
  })

  it.each<Partial<DiallingFacts>>([{ flag: true }, { forced: true }, { firebase: true }])(
    'shown because of %j is disabled by the merchant’s setting (I2.27, E2.62)',
    (facts) => {
      expect(diallingButton({ ...defaults, ...facts, disabled: true })).toBe('fixed')
    },
  )

  it('is not shown just because it is disabled (I2.27)', () => {
    expect(diallingButton({ ...defaults, disabled: true })).toBe('absent')
  })
})

describe('the dialling code of a number', () => {
  it.each<[string, string | undefined, string | undefined, string, string]>([
    ['the chosen one', 'US', '84', '1', 'US'],
    ['the existing one', undefined, '84', '84', 'VN'],
    ['the existing one, with a plus sign', undefined, '+84', '84', 'VN'],
    ['the existing one, of an unlisted country', undefined, '999', '999', ''],
    ['the detected one', undefined, undefined, '55', 'BR'],
    ['the detected one when there is no existing one', undefined, '', '55', 'BR'],
    ['the detected one when the chosen one is not listed', 'ZZ', undefined, '55', 'BR'],
  ])('is %s (I5.08)', (_, chosen, given, code, country) => {
    expect(selectDiallingCode({ countries, preferred: brazil }, chosen, given)).toEqual({ code, country })
  })

  it.each([
    [canada, 'CA'],
    [brazil, 'US'],
  ])('shared by two countries means the detected one, else the first: %j gives %s (F104)', (own, code) => {
    expect(selectDiallingCode({ countries, preferred: own }, undefined, '1')).toEqual({
      code: '1',
      country: code,
    })
  })

  it.each([
    [undefined, ''],
    ['84', '84'],
  ])('without a list is the existing one: %j gives %j (I5.08, F104)', (given, code) => {
    expect(selectDiallingCode({ countries: [], preferred: undefined }, undefined, given)).toEqual({
      code,
      country: '',
    })
  })
})
