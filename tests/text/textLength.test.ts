import { describe, expect, it } from 'vitest'
import { graphemes } from '../../runtime/rules/text/intl/graphemes'
import { catalogueLanguages, englishOf, textsOf, withoutPlaceholders } from '../support/catalogues'

/** The width of a text in Latin letters; a Chinese, Japanese or Korean character counts as two. */
const width = (text: string): number =>
  graphemes(withoutPlaceholders(text)).reduce(
    (sum, character) =>
      sum +
      (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]/u.test(character)
        ? 2
        : 1),
    0,
  )

/** How many times as long as the English text a translation may be. */
const maxGrowth = 1.8
/** Letters that always fit, however short the English text is. */
const minAllowed = 24
const allowedWidth = (key: string): number => Math.max(minAllowed, maxGrowth * width(englishOf(key)))

/** Narrow places on a 320 px screen, and how many letters fit. */
const places: readonly { place: string; keys: RegExp; letters: number }[] = [
  { place: 'an item of the bottom bar', keys: /^navigation\.(?!label$)/, letters: 10 },
  { place: 'a badge on a card', keys: /^lobby\.(?:new|hot)$/, letters: 8 },
  { place: 'the button of the top bar', keys: /^shell\.(?:logIn|register)$/, letters: 12 },
  {
    place: 'one of two buttons side by side',
    keys: /^(?:common\.(?:confirm|cancel|close|back|retry|contactUs|clear)|member\.(?:logOut|stay))$/,
    letters: 18,
  },
  { place: 'a category chip', keys: /^lobby\.(?:lottery|live|slots|fishing|sports|cards)$/, letters: 18 },
  {
    place: 'the row of checkbox and link below the password',
    keys: /^login\.(?:remember|forgotten)$/,
    letters: 17,
  },
  { place: 'one of four tabs', keys: /^secondFactor\.\w+Tab$/, letters: 14 },
  { place: 'one of two tabs', keys: /^forgotten\.\w+Tab$/, letters: 16 },
  { place: 'a button between fields', keys: /^common\.(?:sendCode|resendCode)$/, letters: 16 },
  {
    place: 'a whole-width button',
    keys: /^(?:login\.(?:submit|submitting|openSecure)|secondFactor\.submit|forgotten\.(?:sendMail|reset)|password\.(?:submit|later)|shell\.notFoundAction)$/,
    letters: 24,
  },
]

describe.each(catalogueLanguages)('the catalogue %s', (code) => {
  const texts = textsOf(code)

  it.each(places)('fits $place', ({ keys, letters }) => {
    const matching = texts.filter(({ key }) => keys.test(key))
    expect(matching).not.toEqual([])
    expect(matching.filter(({ text }) => width(text) > letters)).toEqual([])
  })

  it('has no text that is much longer than the English one', () => {
    expect(texts.filter(({ key, text }) => width(text) > allowedWidth(key))).toEqual([])
  })
})
