import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { englishOf, isPlural, placeholdersOf, stemOf, stems, textsOf, wordsOf, written } from './catalogues'
import { loans, properNames } from './loans'

const translated = written.filter((code) => code !== 'EN')

/** The keys a catalogue must have: English's, with the plural forms of its own grammar. */
function expectedKeys(code: Language): readonly string[] {
  const forms = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories
  const plurals = new Set(
    textsOf('EN')
      .filter(({ key }) => isPlural(key))
      .map(({ key }) => stemOf(key)),
  )
  return stems.flatMap((stem) => (plurals.has(stem) ? forms.map((form) => `${stem}_${form}`) : [stem])).sort()
}

describe.each(written)('the catalogue %s', (code) => {
  const texts = textsOf(code)

  it('has every text of the English one and no other, in the plural forms of its grammar (I1.07)', () => {
    expect(texts.map(({ key }) => key).sort()).toEqual(expectedKeys(code))
  })

  it('has the same placeholders as the English one, in every text (I1.07)', () => {
    const pick = (text: (key: string) => string) =>
      Object.fromEntries(texts.map(({ key }) => [key, placeholdersOf(text(key))]))
    const own = new Map(texts.map(({ key, text }) => [key, text]))
    expect(pick((key) => own.get(key) ?? '')).toEqual(pick(englishOf))
  })

  it.each([
    ['is empty', /^$/],
    ['begins or ends with a blank', /^\s|\s$/],
    ['has two blanks in a row, or a line break', /\s\s|[\n\r\t]/],
    ['has a straight quotation mark or apostrophe', /["']/],
    ['writes an ellipsis with dots', /\.\./],
    ['hides a direction mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
    ['holds HTML', /<\/?[a-z!]|&#?\w+;/i],
    ['asks for another text', /\$t\(/],
  ])('has no text that %s', (_fault, pattern) => {
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  it('has no brace that belongs to no placeholder', () => {
    expect(texts.filter(({ text }) => /[{}]/.test(wordsOf(text)))).toEqual([])
  })

  it('is written in composed letters, so that search and fonts agree', () => {
    expect(texts.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([])
  })
})

/** Letters of one text compared as a reader would: case and surrounding signs do not matter. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()

const loansOf = (code: Language): readonly string[] =>
  loans.filter((loan) => loan.languages.includes(code)).flatMap(({ keys }) => keys)

describe.each(translated)('the translation %s', (code) => {
  const texts = textsOf(code).filter(({ text }) => /\p{L}/u.test(wordsOf(text)))
  const own = texts.filter(({ key }) => !loansOf(code).includes(key))

  it('says nothing in English but the loans, and needs each of them (I1.07)', () => {
    const same = texts.filter(({ key, text }) => plain(text) === plain(englishOf(key))).map(({ key }) => key)
    expect(same.sort()).toEqual([...loansOf(code)].sort())
  })

  it('has no English clause in the middle of a text', () => {
    const clause = /\b(?:your|you|this|could|cannot|with|again|of|our)\b/i
    expect(own.filter(({ text }) => clause.test(wordsOf(text)))).toEqual([])
  })

  it('keeps to its own script', () => {
    const script = new Intl.Locale(languages[code].tag).maximize().script
    const foreign = script === 'Latn' ? /[^\P{L}\p{sc=Latn}]/u : /\p{sc=Latn}/u
    expect(own.filter(({ text }) => foreign.test(wordsOf(text).replace(properNames, '')))).toEqual([])
  })
})

it('the Urdu catalogue uses Urdu letters and stops, not Arabic or Latin ones', () => {
  const arabicLetters = /[\u0643\u0649\u064a\u0647\u0629\u0660-\u0669]/
  const latinStops = /[.,?;]/
  const own = textsOf('UR').filter(({ key }) => !loansOf('UR').includes(key))
  expect(own.filter(({ text }) => arabicLetters.test(text) || latinStops.test(wordsOf(text)))).toEqual([])
})

it('the Chinese catalogue uses full-width stops and one form of address', () => {
  const texts = textsOf('CN').filter(({ key }) => !loansOf('CN').includes(key))
  expect(texts.filter(({ text }) => /[.,?;:]|你/.test(wordsOf(text)))).toEqual([])
})
