import { describe, expect, it } from 'vitest'
import { type DiallingFacts, dialling, diallingButton } from '../../runtime/rules/dialling'

const vietnam = { code: 'VN', dialling: '84' }
const brazil = { code: 'BR', dialling: '55' }
const states = { code: 'US', dialling: '1' }
const canada = { code: 'CA', dialling: '1' }
const countries = [brazil, vietnam, states, canada]

describe('the button of the dialling code', () => {
  const nobody: DiallingFacts = {
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
    expect(diallingButton({ ...nobody, ...facts })).toBe(button)
    expect(diallingButton({ ...nobody, ...facts, loaded: false })).toBe('absent')
  })

  it.each<Partial<DiallingFacts>>([{ flag: true }, { forced: true }, { firebase: true }])(
    'that is there with %j cannot be tapped where the merchant has disabled it (I2.27, E2.62)',
    (facts) => {
      expect(diallingButton({ ...nobody, ...facts, disabled: true })).toBe('fixed')
    },
  )

  it('does not appear because it is disabled (I2.27)', () => {
    expect(diallingButton({ ...nobody, disabled: true })).toBe('absent')
  })
})

describe('the dialling code of a number', () => {
  it.each<[string, string | undefined, string | undefined, string, string]>([
    ['chosen by hand', 'US', '84', '1', 'US'],
    ['the given one', undefined, '84', '84', 'VN'],
    ['the given one, with its plus sign', undefined, '+84', '84', 'VN'],
    ['the given one, of no country in the list', undefined, '999', '999', ''],
    ['the detected one', undefined, undefined, '55', 'BR'],
    ['the detected one when nothing is given', undefined, '', '55', 'BR'],
    ['the detected one when what was chosen is gone', 'ZZ', undefined, '55', 'BR'],
  ])('is %s (I5.08)', (_, chosen, given, code, country) => {
    expect(dialling({ countries, preferred: brazil }, chosen, given)).toEqual({ code, country })
  })

  it.each([
    [canada, 'CA'],
    [brazil, 'US'],
  ])(
    'that two countries share is of the detected one, else of the first: %j gives %s (F104)',
    (own, code) => {
      expect(dialling({ countries, preferred: own }, undefined, '1')).toEqual({ code: '1', country: code })
    },
  )

  it.each([
    [undefined, ''],
    ['84', '84'],
  ])('without a list is what was given: %j gives %j (I5.08, F104)', (given, code) => {
    expect(dialling({ countries: [], preferred: undefined }, undefined, given)).toEqual({ code, country: '' })
  })
})
