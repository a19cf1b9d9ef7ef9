import { describe, expect, it } from 'vitest'
import {
  defaultHeaderLanguage,
  defaultLanguage,
  isLanguage,
  languageNames,
  languages,
} from '../../runtime/tables/languages'

const rows = Object.entries(languages)

it.each([
  ['CN', 'zh-Hans'],
  ['EN', 'en'],
  ['ES', 'es'],
  ['HI', 'hi'],
  ['ID', 'id'],
  ['JA', 'ja'],
  ['KM', 'km'],
  ['KO', 'ko'],
  ['MY', 'my'],
  ['TA', 'ta'],
  ['TH', 'th'],
  ['TW', 'zh-Hant'],
  ['VI', 'vi'],
  ['TY', 'fil'],
  ['UR', 'ur'],
  ['PT', 'pt-PT'],
  ['PT-BR', 'pt-BR'],
  ['MS', 'ms'],
  ['BN', 'bn'],
  ['TR', 'tr'],
  ['FR', 'fr'],
  ['NE', 'ne'],
  ['UR-LA', 'ur-Latn'],
  ['TE', 'te'],
] as const)('has for %s the tag %s', (code, tag) => {
  expect(languages[code].tag).toBe(tag)
})

/** Scripts that a language mixes, or has in two forms, and the one in which the name of a month is written. */
const scriptOfMonths: Readonly<Record<string, string>> = {
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Han',
  Kore: 'Hangul',
}

/** Chinese, Japanese and Korean months begin with a digit. */
function monthPattern(tag: string): RegExp {
  const { script = '' } = new Intl.Locale(tag).maximize()
  const mixed = scriptOfMonths[script]
  if (mixed) return new RegExp(`\\p{Script=${mixed}}$`, 'u')
  return new RegExp(script === 'Latn' ? '^[\\p{Script=Latin} \\d]+$' : `^\\p{Script=${script}}+$`, 'u')
}

describe('every language', () => {
  it.each(rows)(
    '%s has a locale for which Intl formats dates in the script of the language',
    (_, { tag, locale }) => {
      const month = new Intl.DateTimeFormat(locale, { month: 'long' }).format(Date.UTC(2026, 10, 21))
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
      expect(month).toMatch(monthPattern(tag))
    },
  )

  it.each(rows)('%s is written from right to left only where its script is', (_, { tag, direction }) => {
    const { script } = new Intl.Locale(tag).maximize()
    expect(direction).toBe(script === 'Arab' ? 'rtl' : 'ltr')
  })

  it('has a name and a tag of its own', () => {
    expect(new Set(Object.values(languageNames)).size).toBe(rows.length)
    expect(new Set(rows.map(([, { tag }]) => tag)).size).toBe(rows.length)
  })
})

it('falls back to EN for texts and to CN for the request header (I9.18, I9.19)', () => {
  expect(defaultLanguage).toBe('EN')
  expect(defaultHeaderLanguage).toBe('CN')
})

it.each(['en', 'toString', '', undefined, null, 7])('does not accept %s as a language', (code) => {
  expect(isLanguage(code)).toBe(false)
})
