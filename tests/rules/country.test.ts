import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCountries } from '../../runtime/rules/country'
import { untrusted } from '../../runtime/rules/read'

const entry = (countryCode: unknown, countryDialingCode: unknown) => ({ countryCode, countryDialingCode })
const vietnam = { code: 'VN', dialling: '84' }
const brazil = { code: 'BR', dialling: '55' }
const both = [entry('VN', '84'), entry('BR', '55')]

describe('the list of countries', () => {
  it('has code and dialling code of each, as the platform orders them (I3.33, I7.19, E3.38)', () => {
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
  ])('takes %j', (raw, country) => {
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

  it('has each country once: the first of it counts (F104)', () => {
    const twice = [entry('VN', '84'), entry('vn', '855'), entry('BR', '55')]
    expect(readCountries(untrusted({ countries: twice })).countries).toEqual([vietnam, brazil])
  })

  it('keeps countries apart that share a dialling code (F104)', () => {
    const shared = readCountries(untrusted({ countries: [entry('US', '1'), entry('CA', '1')] }))
    expect(shared.countries.map(({ code }) => code)).toEqual(['US', 'CA'])
  })

  it('of five thousand is read to its end, and has each pair of letters once (F051)', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap((one) => letters.map((other) => one + other))
    const many = Array.from({ length: 5000 }, (_, index) => entry(codes[index % codes.length], index + 1))
    expect(readCountries(untrusted({ countries: many })).countries).toHaveLength(676)
  })
})

describe('the country to start with', () => {
  it.each([
    ['the detected one', entry('BR', '55'), brazil],
    ['the one of the same dialling code when the country is not in the list', entry('ZZ', '55'), brazil],
    ['the detected one, without a dialling code of its own', { countryCode: 'br' }, brazil],
    ['the first when the detected one is not in the list', entry('PK', '92'), vietnam],
    ['the first when none is detected', {}, vietnam],
    ['the first when the detected one is broken', entry('BRA', null), vietnam],
  ])('is %s (F104)', (_, own, preferred) => {
    expect(readCountries(untrusted({ ...own, countries: both })).preferred).toEqual(preferred)
  })

  it.each([undefined, null, {}, { countries: null }, { countries: [] }, { countries: 'VN' }, 'VN', 7])(
    'is none when there is no list: %j (F104)',
    (raw) => {
      expect(readCountries(untrusted(raw))).toEqual({ countries: [], preferred: undefined })
    },
  )

  it.each<[object, { code: string; dialling: string } | undefined]>([
    [entry('VN', '84'), vietnam],
    [entry('vn', '+84'), vietnam],
    [{ countryDialingCode: 84 }, { code: '', dialling: '84' }],
    [entry('VNM', '84'), { code: '', dialling: '84' }],
    [entry('VN', ''), undefined],
  ])('without a list is the detected one: %j gives %j (I5.08, F104)', (own, preferred) => {
    for (const countries of [[], undefined, [entry('VN', '')]])
      expect(readCountries(untrusted({ ...own, countries }))).toEqual({ countries: [], preferred })
  })

  it('is always one of the list, whatever comes (F104)', () => {
    const code = fc.oneof(fc.constantFrom('VN', 'br', 'US', 'CA', 'XXX'), fc.anything())
    const dialling = fc.oneof(fc.constantFrom('84', '+55', 1, ''), fc.anything())
    const raw = fc.record({ countryCode: code, countryDialingCode: dialling })
    fc.assert(
      fc.property(raw, fc.array(fc.oneof(raw, fc.anything())), (own, list) => {
        const { countries, preferred } = readCountries(untrusted({ ...own, countries: list }))
        expect(new Set(countries.map((one) => one.code)).size).toBe(countries.length)
        for (const one of countries) expect(`${one.code} ${one.dialling}`).toMatch(/^[A-Z]{2} \d+$/)
        expect(countries.includes(preferred as (typeof countries)[number])).toBe(countries.length > 0)
      }),
    )
  })
})
