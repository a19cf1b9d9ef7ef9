import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { numberingPlan, splitDiallingCode } from '../../../runtime/rules/phone/numberingPlans'
import { countries } from '../../../scripts/platform/system/countries'
import { generateNumberingPlans } from '../../../scripts/steps/phone/generateNumberingPlans'
import { prefixPattern } from '../../../scripts/steps/phone/prefixPattern'
import fc from '../../support/properties'

describe('the table of numbering plans', () => {
  it('is that of the installed library (F103)', async () => {
    const { file, text } = await generateNumberingPlans(process.cwd())
    expect(readFileSync(file, 'utf8'), `${file}: run "npm run types"`).toBe(text)
  })

  it('has every dialling code of the platform’s list (F103)', () => {
    const missing = countries.filter(({ countryDialingCode }) => !splitDiallingCode(countryDialingCode))
    expect(missing).toEqual([])
  })

  it('has no dialling code that is the beginning of another (F103)', () => {
    for (const { countryDialingCode: code } of countries) {
      const country = splitDiallingCode(code)?.code ?? ''
      expect(splitDiallingCode(`${country}912345678`)?.code).toBe(country)
    }
  })

  it.each([
    ['84', [9, 10], false],
    ['39', [6, 7, 8, 9, 10, 11, 12], true],
    ['1', [10], false],
    ['999', [4, 5, 6, 7, 8, 9, 10, 11, 12], false],
  ])('of the code %s has numbers of %j digits, which keep a zero: %s (F103)', (code, lengths, keepsZero) => {
    const plan = numberingPlan(code)
    expect([plan.lengths.toSorted((one, other) => one - other), plan.keepsZero]).toEqual([lengths, keepsZero])
  })
})

describe('the pattern of a beginning', () => {
  it.each([
    [['7', '81', '82', '83', '85'], '7|8[1-35]'],
    [['70', '71', '80', '81'], '[78][01]'],
    [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], ''],
    [['12', '3'], '12|3'],
    [[], undefined],
  ])('of %j is %j (F103)', (beginnings, pattern) => {
    const canBegin = (digits: string) =>
      beginnings.some((beginning) => beginning.startsWith(digits) || digits.startsWith(beginning))
    expect(prefixPattern(canBegin, 2)).toBe(pattern)
  })

  it('matches exactly the numbers that begin like this (F103)', () => {
    const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^\\d{1,${maxLength}}$`))
    fc.assert(
      fc.property(
        fc.array(digits(3), { minLength: 1 }),
        fc.stringMatching(/^\d{6}$/),
        (beginnings, number) => {
          const canBegin = (typed: string) =>
            beginnings.some((beginning) => beginning.startsWith(typed) || typed.startsWith(beginning))
          const pattern = new RegExp(`^(?:${prefixPattern(canBegin, 3)})`)
          expect(pattern.test(number)).toBe(beginnings.some((beginning) => number.startsWith(beginning)))
        },
      ),
    )
  })
})
