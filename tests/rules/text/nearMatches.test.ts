import { describe, expect, it } from 'vitest'
import { nearMatches, partsToSearch } from '../../../runtime/rules/text/nearMatches'
import fc from '../../support/properties'

const names = [
  'Jackpot Party',
  'Lucky Five',
  'Lucky Seven',
  'Dragon Pearl',
  "Emperor's Garden",
  'Xổ số Miền Bắc',
  'کراچی انعامی قرعہ',
  '龙珠财富',
  'Fortune 88',
]
const find = (typed: string) => nearMatches(typed, names, (name) => name)

describe('names close to what was typed', () => {
  it.each([
    ['a missing letter', 'jackpt', ['Jackpot Party']],
    ['a wrong letter', 'jackpat', ['Jackpot Party']],
    ['a letter too many', 'jackkpot', ['Jackpot Party']],
    ['swapped letters', 'jakcpot', ['Jackpot Party']],
    ['a wrong first letter', 'kackpot', ['Jackpot Party']],
    ['the second word', 'perl', ['Dragon Pearl']],
    ['no space, the closer first', 'luckyfve', ['Lucky Five', 'Lucky Seven']],
    ['another order', 'five luky', ['Lucky Five']],
    ['a word left out', 'fortun 88', ['Fortune 88']],
    ['two mistakes in a long name', 'empreors gaden', ["Emperor's Garden"]],
    ['no accents', 'xo so mein bac', ['Xổ số Miền Bắc']],
    ['another script', 'کراچی انعمی', ['کراچی انعامی قرعہ']],
    ['a script without spaces', '珠财富x', ['龙珠财富']],
    ['both, in their order', 'luky', ['Lucky Five', 'Lucky Seven']],
    ['capitals and signs', 'JACKPT!', ['Jackpot Party']],
  ])('are found with %s', (_, typed, found) => {
    expect(find(typed)).toEqual(found)
  })

  it.each(['', ' ', 'jk', 'fve', 'zebra', 'jackets', 'pot party jackpots'])('are not "%s"', (typed) => {
    expect(find(typed)).toEqual([])
  })

  const letter = fc.constantFrom(...'abcdefghij')
  const word = fc.string({ unit: letter, minLength: 5, maxLength: 12 })

  it('are found with any one letter changed, left out or put in', () => {
    fc.assert(
      fc.property(word, word, fc.nat(), fc.nat({ max: 2 }), letter, (first, second, place, kind, wrong) => {
        const at = place % first.length
        const typed = first.slice(0, at) + (kind === 0 ? '' : wrong) + first.slice(kind === 2 ? at : at + 1)
        const name = `${second} ${first}`
        expect(nearMatches(typed, [name], (one) => one)).toEqual([name])
      }),
    )
  })

  it('are never more mistakes away than allowed', () => {
    fc.assert(
      fc.property(word, (typed) => {
        const longer = typed.replace(/./g, 'x')
        expect(nearMatches(longer, [typed], (one) => one)).toEqual([])
      }),
    )
  })
})

describe('the parts that the platform is asked for instead', () => {
  it.each([
    ['jackpt', ['jac', 'kpt']],
    ['midnigt cherries', ['midnigt', 'cherries', 'midnig', 't cher']],
    ['fve', []],
    ['', []],
  ])('of "%s" are %j', (typed, parts) => {
    expect(partsToSearch(typed)).toEqual(parts)
  })

  it('have one without a mistake, whichever letter is changed, left out or put in', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(word, fc.nat(), fc.nat({ max: 2 }), (name, place, kind) => {
        const at = place % name.length
        const typed = name.slice(0, at) + (kind === 0 ? '' : 'x') + name.slice(kind === 2 ? at : at + 1)
        expect(partsToSearch(typed).some((part) => name.includes(part))).toBe(true)
      }),
    )
  })
})
