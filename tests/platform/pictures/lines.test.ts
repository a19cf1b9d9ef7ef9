import { describe, expect, it } from 'vitest'
import { linesOf, widthOf } from '../../../scripts/platform/pictures/lines'
import fc from '../../support/properties'

describe('the lines of a title', () => {
  it.each([
    ['Dragon Pearl Rising', 1, ['Dragon Pearl Rising']],
    ['Dragon Pearl Rising', 2, ['Dragon', 'Pearl Rising']],
    ['Dragon Pearl Rising', 3, ['Dragon', 'Pearl', 'Rising']],
    ['Keno', 3, ['Keno']],
    ['招财猫茶馆', 2, ['招财猫茶馆']],
  ])('of "%s" on %i at most are %j', (title, atMost, expected) => {
    expect(linesOf(title, atMost)).toEqual(expected)
  })

  it('are as even as they can be: no other break has a shorter longest line', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 2, maxLength: 7 })
    fc.assert(
      fc.property(words, (list) => {
        const longest = Math.max(...linesOf(list.join(' '), 2).map((line) => line.length))
        const others = list
          .slice(1)
          .map((_, index) =>
            Math.max(list.slice(0, index + 1).join(' ').length, list.slice(index + 1).join(' ').length),
          )
        expect(longest).toBe(Math.min(...others))
      }),
    )
  })
})

describe('the width of a text', () => {
  it('counts Chinese characters as squares, letters as given, and spaces as narrow', () => {
    expect(widthOf('龙珠', 0.6)).toBeCloseTo(2.1)
    expect(widthOf('ab', 0.6)).toBeCloseTo(1.2)
    expect(widthOf('a b', 0.6)).toBeCloseTo(1.5)
  })
})
