import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import {
  baseKeys,
  catalogueLanguages,
  englishOf,
  isPlural,
  keyWithoutPlural,
  placeholdersOf,
  textsOf,
  withoutPlaceholders,
} from '../support/catalogues'
import { iosLabels, loanwords, properNames, withoutIos } from './loanwords'

const translations = catalogueLanguages.filter((code) => code !== 'EN')

/** The keys that a catalogue must have: those of English, with the plural forms of its own language. */
function expectedKeys(code: Language): readonly string[] {
  const forms = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories
  const plurals = new Set(
    textsOf('EN')
      .filter(({ key }) => isPlural(key))
      .map(({ key }) => keyWithoutPlural(key)),
  )
  return baseKeys
    .flatMap((stem) => (plurals.has(stem) ? forms.map((form) => `${stem}_${form}`) : [stem]))
    .sort()
}

it('there is a catalogue for each language (E9.32, E8.21)', () => {
  expect([...catalogueLanguages].sort()).toEqual(Object.keys(languages).sort())
})

describe.each(catalogueLanguages)('the catalogue %s', (code) => {
  const texts = textsOf(code)

  it('has the same texts as the English one, in the plural forms of its language (I1.07)', () => {
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
    ['begins or ends with a space', /^\s|\s$/],
    ['has two spaces in a row, or a line break', /\s\s|[\n\r\t]/],
    ['has a straight quotation mark or apostrophe', /["']/],
    ['writes an ellipsis with dots', /\.\./],
    ['contains a direction mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
    ['contains HTML', /<\/?[a-z!]|&#?\w+;/i],
    ['includes another text', /\$t\(/],
  ])('has no text that %s', (_fault, pattern) => {
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  it('has no brace outside a placeholder', () => {
    expect(texts.filter(({ text }) => /[{}]/.test(withoutPlaceholders(text)))).toEqual([])
  })

  it('uses composed letters (NFC), which search and fonts expect', () => {
    expect(texts.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([])
  })
})

/** A text as a reader compares it: without case and punctuation. */
const normalized = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()

const loanwordKeys = (code: Language): readonly string[] =>
  loanwords.filter((loan) => loan.languages.includes(code)).flatMap(({ keys }) => keys)

describe.each(translations)('the translation %s', (code) => {
  const texts = textsOf(code).filter(({ text }) => /\p{L}/u.test(withoutPlaceholders(text)))
  const own = texts.filter(({ key }) => !loanwordKeys(code).includes(key))

  it('has no English text but the loanwords, and needs each of them (I1.07)', () => {
    const same = texts
      .filter(({ key, text }) => normalized(text) === normalized(englishOf(key)))
      .map(({ key }) => key)
    expect(same.sort()).toEqual([...loanwordKeys(code)].sort())
  })

  it('has no English clause in the middle of a text', () => {
    const clause = /\b(?:your|you|this|could|cannot|with|again|of|our)\b/i
    expect(own.filter(({ text }) => clause.test(withoutPlaceholders(text)))).toEqual([])
  })

  it('uses only its own script', () => {
    const script = new Intl.Locale(languages[code].tag).maximize().script
    const foreign = script === 'Latn' ? /[^\P{L}\p{sc=Latn}]/u : /\p{sc=Latn}/u
    expect(
      own.filter(({ key, text }) => {
        const hasLabels = withoutIos.includes(code) && key.startsWith('install.')
        const rest = withoutPlaceholders(text).replace(properNames, '')
        return foreign.test(hasLabels ? rest.replace(iosLabels, '') : rest)
      }),
    ).toEqual([])
  })
})

it('the Urdu catalogue uses Urdu letters and stops, not Arabic or Latin ones', () => {
  const arabicLetters = /[\u0643\u0649\u064a\u0647\u0629\u0660-\u0669]/
  const latinStops = /[.,?;]/
  const own = textsOf('UR').filter(({ key }) => !loanwordKeys('UR').includes(key))
  expect(
    own.filter(({ text }) => arabicLetters.test(text) || latinStops.test(withoutPlaceholders(text))),
  ).toEqual([])
})

it('the Chinese catalogue uses full-width stops and one form of address', () => {
  const texts = textsOf('CN').filter(({ key }) => !loanwordKeys('CN').includes(key))
  expect(texts.filter(({ text }) => /[.,?;:]|你/.test(withoutPlaceholders(text)))).toEqual([])
})
