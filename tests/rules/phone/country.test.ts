import { describe, expect, it } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import { readCountries } from '../../../runtime/rules/phone/country'
import fc from '../../support/properties'

const entry = (countryCode: unknown, countryDialingCode: unknown) => ({ countryCode, countryDialingCode })
const vietnam = { code: 'VN', diallingCode: '84' }
const brazil = { code: 'BR', diallingCode: '55' }
const both = [entry('VN', '84'), entry('BR', '55')]

describe('the list of countries', () => {
  it('has the codes of each country, in the platform’s order (I3.33, I7.19, E3.38)', () => {
    expect(readCountries(untrusted({ ...entry('VN', '84'), countries: both }))).toEqual({
      countries: [vietnam, brazil],
      preferred: vietnam,
    })
  })

  it.each([
    [entry('vn', '+84'), vietnam],
    [entry(' BR ', 55), brazil],
    [entry('BR', '+55 '), brazil],
    [{ ...entry('VN', '84'), flag: null, name: undefined }, vietnam],
  ])('accepts %j', (raw, country) => {
    expect(readCountries(untrusted({ countries: [raw] })).countries).toEqual([country])
  })

  it.each([
    [entry('VNM', '84')],
    [entry('V1', '84')],
    [entry('VN', '')],
    [entry('VN', null)],
    [entry(undefined, '84')],
    [entry(84, 84)],
    [null],
    ['VN'],
    [[]],
  ])('leaves out %j (F104)', (raw) => {
    expect(readCountries(untrusted({ countries: [raw, entry('BR', '55')] })).countries).toEqual([brazil])
  })

  it('keeps the first of duplicate countries (F104)', () => {
    const twice = [entry('VN', '84'), entry('vn', '855'), entry('BR', '55')]
    expect(readCountries(untrusted({ countries: twice })).countries).toEqual([vietnam, brazil])
  })

  it('keeps countries with the same dialling code separate (F104)', () => {
    const shared = readCountries(untrusted({ countries: [entry('US', '1'), entry('CA', '1')] }))
    expect(shared.countries.map(({ code }) => code)).toEqual(['US', 'CA'])
  })

  it('with five thousand entries has every code once (F051)', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap((one) => letters.map((other) => one + other))
    const many = Array.from({ length: 5000 }, (_, index) => entry(codes[index % codes.length], index + 1))
    expect(readCountries(untrusted({ countries: many })).countries).toHaveLength(676)
  })
})

describe('the preselected country', () => {
  it.each([
    ['the detected one', entry('BR', '55'), brazil],
    ['the one with the detected dialling code when the country is not listed', entry('ZZ', '55'), brazil],
    ['the detected one, even without its dialling code', { countryCode: 'br' }, brazil],
    ['the first when the detected one is not listed', entry('PK', '92'), vietnam],
    ['the first when none is detected', {}, vietnam],
    ['the first when the detected one is invalid', entry('BRA', null), vietnam],
  ])('is %s (F104)', (_, own, preferred) => {
    expect(readCountries(untrusted({ ...own, countries: both })).preferred).toEqual(preferred)
  })

  it.each([undefined, null, {}, { countries: null }, { countries: [] }, { countries: 'VN' }, 'VN', 7])(
    'is none when there is no list: %j (F104)',
    (raw) => {
      expect(readCountries(untrusted(raw))).toEqual({ countries: [], preferred: undefined })
    },
  )

  it.each<[object, { code: string; diallingCode: string } | undefined]>([
    [entry('VN', '84'), vietnam],
    [entry('vn', '+84'), vietnam],
    [{ countryDialingCode: 84 }, { code: '', diallingCode: '84' }],
    [entry('VNM', '84'), { code: '', diallingCode: '84' }],
    [entry('VN', ''), undefined],
  ])('is the detected one when there is no list: %j gives %j (I5.08, F104)', (own, preferred) => {
    for (const countries of [[], undefined, [entry('VN', '')]])
      expect(readCountries(untrusted({ ...own, countries }))).toEqual({ countries: [], preferred })
  })

  it('is always in the list, whatever the input (F104)', () => {
    const code = fc.oneof(fc.constantFrom('VN', 'br', 'US', 'CA', 'XXX'), fc.anything())
    const dialling = fc.oneof(fc.constantFrom('84', '+55', 1, ''), fc.anything())
    const raw = fc.record({ countryCode: code, countryDialingCode: dialling })
    fc.assert(
      fc.property(raw, fc.array(fc.oneof(raw, fc.anything())), (own, list) => {
        const { countries, preferred } = readCountries(untrusted({ ...own, countries: list }))
        expect(new Set(countries.map((one) => one.code)).size).toBe(countries.length)
        for (const one of countries) expect(`${one.code} ${one.diallingCode}`).toMatch(/^[A-Z]{2} \d+$/)
        expect(countries.includes(preferred as (typeof countries)[number])).toBe(countries.length > 0)
      }),
    )
  })
})
