import { describe, expect, it } from 'vitest'
import {
  decidingLanguages,
  largestOf,
  type TextSizes,
  textsBesides,
} from '../support/languages/decidingLanguages'
import { createKeyFinder } from '../support/languages/measureTexts'
import fc from '../support/properties'

describe('the languages that need the most room for a text', () => {
  it.each([
    ['one alone', { EN: 40, TA: 100, FR: 70 }, ['TA']],
    ['those that need nearly as much', { EN: 40, TA: 100, TE: 98, FR: 96 }, ['TA', 'TE']],
    ['nobody for a text without words that can be broken', { EN: 0, TH: 0 }, []],
  ])('are %s', (_, sizes, expected) => {
    expect([...largestOf(sizes)]).toEqual(expected)
  })
})

describe('the languages that decide a screen', () => {
  const size = (line: Record<string, number>, word = line): TextSizes => ({ line, word })

  it.each([
    ['only those that are always shown when they need the most', [size({ EN: 1, UR: 9 })], ['UR']],
    [
      'one for the line and one for its widest word',
      [size({ TA: 9, FR: 5 }, { TA: 4, FR: 5 })],
      ['UR', 'TA', 'FR'],
    ],
    [
      'one for two texts, before one for a single text',
      [size({ TE: 9, TA: 9 }), size({ TE: 1, TA: 9 })],
      ['UR', 'TA'],
    ],
    ['nothing more for a screen without texts of ours', [], ['UR']],
  ])('are %s', (_, texts, expected) => {
    expect(decidingLanguages(texts, ['UR'])).toEqual(expected)
  })

  it('have for each text one that needs the most room for it, for any widths', () => {
    const codes = ['EN', 'FR', 'JA', 'TA', 'UR']
    const sizes = fc.record(Object.fromEntries(codes.map((code) => [code, fc.nat(400)])))
    fc.assert(
      fc.property(fc.array(fc.record({ line: sizes, word: sizes }), { maxLength: 20 }), (texts) => {
        const chosen = decidingLanguages(texts, ['EN'])
        expect(new Set(chosen).size).toBe(chosen.length)
        for (const demand of texts.flatMap(({ line, word }) => [largestOf(line), largestOf(word)]))
          if (demand.size > 0) expect(chosen.some((code) => demand.has(code))).toBe(true)
      }),
    )
  })
})

describe('the keys of the texts on a screen', () => {
  const keysOf = createKeyFinder('EN')

  it.each([
    ['a text', 'Log in', 'login.submit'],
    ['a text with a value in it', 'New code in 28 seconds', 'common.resendCodeIn'],
    ['nothing for a text that came from elsewhere', 'Midnight Cherries', undefined],
  ])('are found for %s', (_, shown, key) => {
    if (key) expect(keysOf([shown])).toContain(key)
    else expect(keysOf([shown])).toEqual([])
  })
})

describe('the texts that a screen shows only at another width', () => {
  const before = ['Log in', '00:28', 'New code in 28 seconds']

  it.each([
    ['a text of ours', 'Register', true],
    ['a text that came from elsewhere', 'Midnight Cherries', true],
    ['no text that was there', 'Log in', false],
    ['no other number', '00:27', false],
    ['no other value of a text that was there', 'New code in 27 seconds', false],
  ])('are %s', (_, shown, isNew) => {
    expect(textsBesides([shown], before, createKeyFinder('EN'))).toEqual(isNew ? [shown] : [])
  })
})
