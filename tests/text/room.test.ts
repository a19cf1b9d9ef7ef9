import { describe, expect, it } from 'vitest'
import { graphemes } from '../../runtime/rules/text/text'
import { englishOf, textsOf, wordsOf, written } from './catalogues'

/** How wide a text stands, in Latin letters: a Chinese character takes two. */
const width = (text: string): number =>
  graphemes(wordsOf(text)).reduce(
    (sum, sign) => sum + (/[\p{sc=Han}\u3000-\u303f\uff00-\uff60]/u.test(sign) ? 2 : 1),
    0,
  )

/** A translation may be longer than the English text, but not more than this. */
const growth = 1.8
/** Letters that every place holds, however short the English text is. */
const least = 24
const room = (key: string): number => Math.max(least, growth * width(englishOf(key)))

/** Places of the screen that are narrow at 320 px, and the letters they hold. */
const places: readonly { place: string; keys: RegExp; letters: number }[] = [
  { place: 'a place of the bottom bar', keys: /^navigation\.(?!label$)/, letters: 10 },
  { place: 'a badge on a card', keys: /^lobby\.(?:new|hot)$/, letters: 8 },
  { place: 'the button of the top bar', keys: /^shell\.(?:logIn|register)$/, letters: 12 },
  {
    place: 'one of two buttons side by side',
    keys: /^(?:common\.(?:confirm|cancel|close|back|retry|contactUs|clear)|member\.(?:logOut|stay))$/,
    letters: 18,
  },
  { place: 'a category chip', keys: /^lobby\.(?:lottery|live|slots|fishing|sports|cards)$/, letters: 18 },
  {
    place: 'the line of a box to tick and a button below the password',
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

describe.each(written)('the catalogue %s', (code) => {
  const texts = textsOf(code)

  it.each(places)('fits $place', ({ keys, letters }) => {
    const here = texts.filter(({ key }) => keys.test(key))
    expect(here).not.toEqual([])
    expect(here.filter(({ text }) => width(text) > letters)).toEqual([])
  })

  it('has no text that outgrows the room of the English one', () => {
    expect(texts.filter(({ key, text }) => width(text) > room(key))).toEqual([])
  })
})
