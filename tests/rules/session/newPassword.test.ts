import { describe, expect, it } from 'vitest'
import { passwordProblem } from '../../../runtime/rules/session/newPassword'
import { settingRows } from '../../../runtime/rules/settings/settings.gen'
import fc from '../../support/properties'

const passwordMinimum = settingRows.passwordMinimum.fallback

describe('a new password', () => {
  it('needs six characters by default (I5.20)', () => {
    expect(passwordMinimum).toBe(6)
    expect(passwordProblem('12345', passwordMinimum)).toBe('tooShort')
    expect(passwordProblem('123456', passwordMinimum)).toBeUndefined()
  })

  it.each([
    ['', 6, undefined, 'tooShort'],
    ['🎲🎲🎲🎲🎲', 6, undefined, 'tooShort'],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 6, undefined, 'tooShort'],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 6, undefined, undefined],
    ['e\u0301e\u0301e\u0301e\u0301e\u0301', 6, undefined, 'tooShort'],
    ['      ', 6, undefined, undefined],
    ['aaaaaa', 6, undefined, undefined],
    ['Lucky-7788', 8, 'Lucky-7788', 'same'],
    ['Lucky-7788', 8, 'lucky-7788', undefined],
    ['Lucky-7788 ', 8, 'Lucky-7788', undefined],
    ['short', 8, 'short', 'tooShort'],
    ['x'.repeat(64), 8, undefined, undefined],
    ['x'.repeat(128), 8, undefined, undefined],
  ])('%j with a minimum of %i after %j: %s (F086)', (next, minimum, old, problem) => {
    expect(passwordProblem(next, minimum, old)).toBe(problem)
  })

  it('is checked for its length and for being new only (I5.20)', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 30 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 6, max: 20 }), (next, old, minimum) => {
        const length = [...new Intl.Segmenter().segment(next)].length
        const expected = length < minimum ? 'tooShort' : next === old ? 'same' : undefined
        expect(passwordProblem(next, minimum, old)).toBe(expected)
      }),
    )
  })
})
