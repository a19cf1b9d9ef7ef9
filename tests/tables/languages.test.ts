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

/** The script in which the name of a month is written. */
const scripts: Record<string, RegExp> = {
  Arab: /^\p{Script=Arabic}+$/u,
  Beng: /^\p{Script=Bengali}+$/u,
  Deva: /^\p{Script=Devanagari}+$/u,
  Hans: /\p{Script=Han}$/u,
  Hant: /\p{Script=Han}$/u,
  Jpan: /\p{Script=Han}$/u,
  Khmr: /^\p{Script=Khmer}+$/u,
  Kore: /\p{Script=Hangul}$/u,
  Latn: /^[\p{Script=Latin} \d]+$/u,
  Mymr: /^\p{Script=Myanmar}+$/u,
  Taml: /^\p{Script=Tamil}+$/u,
  Telu: /^\p{Script=Telugu}+$/u,
  Thai: /^\p{Script=Thai}+$/u,
}

describe('every language', () => {
  it.each(rows)(
    '%s has a locale for which Intl formats dates in the script of the language',
    (_, { tag, locale }) => {
      const month = new Intl.DateTimeFormat(locale, { month: 'long' }).format(Date.UTC(2026, 10, 21))
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
      expect(month).toMatch(scripts[new Intl.Locale(tag).maximize().script ?? ''] ?? /nothing/)
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
