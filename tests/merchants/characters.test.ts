import { describe, expect, it } from 'vitest'
import { type Fixture, loadFixture, type ManifestParts } from './fixture'

const lines = (...rows: readonly string[]): string => `{\n  "schemaVersion": 1,\n${rows.join('\n')}\n}\n`

interface Row {
  readonly name: string
  /** The marker « is before the character. */
  readonly one: ManifestParts | string
  readonly message: string
}

/** Where JSON has only ASCII. */
const between: readonly Row[] = [
  {
    name: 'a no-break space as indentation',
    one: lines('«\u00a0\u00a0"name": "One"'),
    message: 'Here is U+00A0 NO-BREAK SPACE, which is no space of JSON.',
  },
  {
    name: 'an ideographic space',
    one: lines('  "name":«\u3000"One"'),
    message: 'Here is U+3000 IDEOGRAPHIC SPACE, which is no space of JSON.',
  },
  {
    name: 'a space without width',
    one: lines('  "name"«\u200b: "One"'),
    message: 'Here is U+200B ZERO WIDTH SPACE, which nobody can see and JSON does not have.',
  },
  {
    name: 'a byte order mark in the middle',
    one: lines('«\ufeff  "name": "One"'),
    message:
      'Here is U+FEFF ZERO WIDTH NO-BREAK SPACE (BYTE ORDER MARK), which nobody can see and JSON does not have.',
  },
  {
    name: 'a line separator',
    one: lines('  "name": "One",«\u2028"flags": {}'),
    message: 'Here is U+2028 LINE SEPARATOR, which is no space of JSON.',
  },
  {
    name: 'a curly quote at the beginning',
    one: lines('  "name": «“One"'),
    message: 'JSON has " instead of U+201C LEFT DOUBLE QUOTATION MARK.',
  },
  {
    name: 'a curly quote at the end',
    one: lines('  "name": "One«”'),
    message: 'JSON has " instead of U+201D RIGHT DOUBLE QUOTATION MARK.',
  },
  {
    name: 'a curly quote at the end of a key, before others on its line',
    one: lines('  "name«”: "One", "flags": {}'),
    message: 'JSON has " instead of U+201D RIGHT DOUBLE QUOTATION MARK.',
  },
  {
    name: 'a low quote before others on its line',
    one: lines('  "name": «„One", "flags": {}'),
    message: 'JSON has " instead of U+201E DOUBLE LOW-9 QUOTATION MARK.',
  },
  {
    name: 'a full-width comma',
    one: lines('  "name": "One"«，', '  "flags": {}'),
    message: 'JSON has , instead of U+FF0C FULLWIDTH COMMA.',
  },
  {
    name: 'a full-width colon',
    one: lines('  "name"«： "One"'),
    message: 'JSON has : instead of U+FF1A FULLWIDTH COLON.',
  },
  {
    name: 'a full-width digit',
    one: lines('  "settings": { "passwordMinimum": «８ }'),
    message: 'JSON has 8 instead of U+FF18 FULLWIDTH DIGIT EIGHT.',
  },
  {
    name: 'a Cyrillic letter in a word of JSON',
    one: lines('  "serviceWorker": tru«е'),
    message: 'JSON has e instead of U+0435 CYRILLIC SMALL LETTER IE.',
  },
  {
    name: 'a tab in a text',
    one: { name: '"One«\tTwo"' },
    message: 'This text contains a control character, U+0009 CHARACTER TABULATION.',
  },
]

/** In texts, and in keys. */
const invisible: readonly Row[] = [
  ['a domain', { domains: '["one«\u200b.example"]' }],
  ['a key', { flags: '{ "CHAT3«\u200b": false }' }],
  ['a name', { name: '"O«\u200bne"' }],
  ['a name, as an escape', { name: '"One«\\u200b!"' }],
  ['a name after an escape', { name: '"\\u00d6ne«\u200b"' }],
  ['a text override', { texts: '{ "EN": { "navigation.home": "Ho«\u200bme" } }' }],
].map(([name, one]) => ({
  name: `a space without width in ${name}`,
  one: one as ManifestParts,
  message: 'This text contains what nobody can see, U+200B ZERO WIDTH SPACE.',
}))

const inNames: readonly Row[] = [
  ...[
    { character: '\u00ad', known: 'U+00AD SOFT HYPHEN' },
    { character: '\u200d', known: 'U+200D ZERO WIDTH JOINER' },
    { character: '\u200c', known: 'U+200C ZERO WIDTH NON-JOINER' },
    { character: '\u200e', known: 'U+200E LEFT-TO-RIGHT MARK' },
    { character: '\u2060', known: 'U+2060 WORD JOINER' },
    { character: '\u3164', known: 'U+3164 HANGUL FILLER' },
    { character: '\u{e0041}', known: 'U+E0041 TAG A' },
    { character: '\ufe0f', known: 'U+FE0F VARIATION SELECTOR-16' },
  ].map(({ character, known }) => ({
    name: `what nobody can see between Latin letters: ${known}`,
    one: { name: `"O«${character}ne"` },
    message: `This text contains what nobody can see, ${known}.`,
  })),
]

/** In what is named in ASCII. */
const lookAlikes: readonly Row[] = [
  {
    name: 'a Cyrillic letter in a domain',
    one: { domains: '["«оne.example"]' },
    message:
      '"оne.example" has the wrong format: it contains U+043E CYRILLIC SMALL LETTER O, which looks like "o".',
  },
  {
    name: 'a letter with an accent in a domain',
    one: { domains: '["on«é.example"]' },
    message: '"oné.example" has the wrong format: it contains é, U+00E9.',
  },
  {
    name: 'a full-width dot in an address',
    one: { compliance: '{ "terms": { "url": "https://help«．one.example/ö" } }' },
    message:
      '"https://help．one.example/ö" has the wrong format: it contains U+FF0E FULLWIDTH FULL STOP, which looks like ".".',
  },
  {
    name: 'a no-break space in a host',
    one: { hosts: '{ "frame": ["pay.one.example«\u00a0"] }' },
    message: '"pay.one.example\u00a0" has the wrong format: it contains U+00A0 NO-BREAK SPACE.',
  },
  {
    name: 'a Greek letter in a currency',
    one: { currency: '{ "code": "«ΥSD", "symbol": "$" }' },
    message:
      '"ΥSD" has the wrong format: it contains U+03A5 GREEK CAPITAL LETTER UPSILON, which looks like "Y".',
  },
  {
    name: 'a full-width letter in a language',
    one: { languages: '["EN", "«ＶI"]' },
    message:
      'entry 2 of "languages" cannot be "ＶI": it contains U+FF36 FULLWIDTH LATIN CAPITAL LETTER V, which looks like "V".',
  },
  {
    name: 'a Cyrillic letter in a flag, as an escape',
    one: { flags: '{ "«\\u0421HAT3": true }' },
    message: '"СHAT3" is not a flag: it contains U+0421 CYRILLIC CAPITAL LETTER ES, which looks like "C".',
  },
  {
    name: 'a Cyrillic letter in a preset',
    one: { extends: '"b«аse"' },
    message: 'There is no preset "bаse": it contains U+0430 CYRILLIC SMALL LETTER A, which looks like "a".',
  },
  {
    name: 'a Cyrillic letter in a page',
    one: { routes: '{ "/m/help": { "page": "l«оbby" } }' },
    message: 'There is no page "lоbby": it contains U+043E CYRILLIC SMALL LETTER O, which looks like "o".',
  },
  {
    name: 'a Cyrillic letter in the key of a text',
    one: { texts: '{ "EN": { "navigation.h«оme": "Start" } }' },
    message:
      'There is no text "navigation.hоme" in EN: it contains U+043E CYRILLIC SMALL LETTER O, which looks like "o".',
  },
  {
    name: 'a Cyrillic letter in a placeholder',
    one: { texts: '{ "EN": { "lobby.greeting": "Привет {{n«аme}}" } }' },
    message:
      'The placeholders differ from those of the original text: it contains U+0430 CYRILLIC SMALL LETTER A, which looks like "a".',
  },
  {
    name: 'a Persian digit in a colour',
    one: {
      brand:
        '{ "logo": "brand/logo.svg", "icon": "brand/icon.svg", "theme": { "mode": "light", "primary": "#aa000«۰", "accent": "#ddaa00", "background": "#ffffff", "surface": "#ffffff", "text": "#111111", "success": "#007700", "warning": "#886600", "danger": "#aa0000" } }',
    },
    message:
      '"#aa000۰" has the wrong format: it contains U+06F0 EXTENDED ARABIC-INDIC DIGIT ZERO, which looks like "0".',
  },
]

describe('characters that only look right', () => {
  it.each([...between, ...invisible, ...inNames, ...lookAlikes])(
    'are named with their place, once: $name',
    async ({ one, message }) => {
      const { issues, marked } = await loadFixture({ 'one/merchant.json': one })
      const found = issues.map((issue) => `${issue.file}:${issue.line}:${issue.column} ${issue.message}`)
      // The whole texts are no merchants: they lack most keys.
      expect(found.filter((issue) => !issue.endsWith(' is missing.'))).toEqual([`${marked} ${message}`])
    },
  )

  it('say what was meant, and how often it is wrong', async () => {
    const { issues } = await loadFixture({
      'one/merchant.json': { domains: '["оnе.example"]', '«flags': '{}' },
      'two/merchant.json': lines('\u00a0\u00a0"name": "Two",', '\u00a0\u00a0"domains": ["two.example"]'),
    })
    expect(issues.filter(({ code }) => code !== 'missing-key')).toMatchObject([
      {
        suggestion: 'one.example',
        hint: 'Write "one.example" with the letters, digits and signs of an English keyboard.',
      },
      { hint: 'Write an ordinary space instead. There are 4 in the file, the last on line 4.' },
    ])
  })

  it.each([
    { name: 'Urdu with a joiner', text: 'می\u200cخواہم' },
    { name: 'Urdu with a mark of direction', text: 'کھیل (B2B)\u200f' },
    { name: 'Hindi with a joiner', text: 'क्\u200dष' },
    { name: 'Telugu with a non-joiner', text: 'పాస్\u200cవర్డ్' },
    { name: 'Khmer with word breaks', text: 'ភាសា\u200bខ្មែរ' },
    { name: 'a family of emoji', text: '👨\u200d👩\u200d👧' },
    { name: 'an emoji with a skin tone', text: '👩🏽\u200d🚀 ❤️ 1️⃣' },
    { name: 'the flag of Scotland', text: '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}' },
    { name: 'Cyrillic letters', text: 'Удача' },
    { name: 'full-width letters', text: 'ＯＮＥ！' },
    { name: 'no-break spaces', text: 'One\u00a0! 5\u202f000' },
    { name: 'curly quotes', text: '“One”, ‘two’' },
    { name: 'isolates in pairs', text: '\u2068One\u2069' },
  ])('may be in a text for people: $name', async ({ text }) => {
    const { issues } = await loadFixture({
      'one/merchant.json': {
        name: JSON.stringify(text),
        texts: `{ "EN": { "navigation.home": "${text}" } }`,
      },
    })
    expect(issues).toEqual([])
  })

  it('are named in the names of folders and presets', async () => {
    const { issues } = await loadFixture({
      'twо/merchant.json': { domains: '["two.example"]' },
      '_presets/mоre.json': '{ "schemaVersion": 1 }',
    })
    const o = 'it contains U+043E CYRILLIC SMALL LETTER O, which looks like "o".'
    expect(issues.map(({ message }) => message)).toEqual([
      `The file's name "mоre" is not the name of a preset: ${o}`,
      `The folder's name "twо" is not a merchant code: ${o}`,
    ])
  })
})

describe('a file', () => {
  const valid = async (change: (text: string) => string): Promise<Fixture> => {
    const text =
      '{\n"schemaVersion": 1, "extends": "base", "name": "One",\n"domains": ["one.example"], "languages": ["EN"],\n"currency": { "code": "USD", "symbol": "$" },\n"brand": { "logo": "brand/logo.svg", "icon": "brand/icon.svg", "theme": { "mode": "light", "primary": "#aa0000", "accent": "#ddaa00", "background": "#ffffff", "surface": "#ffffff", "text": "#111111", "success": "#007700", "warning": "#886600", "danger": "#aa0000" } },\n"metadata": { "/m/home": { "title": { "EN": "One" }, "description": { "EN": "One." } } }\n}\n'
    return { 'one/merchant.json': change(text) }
  }

  it.each([
    { name: 'a byte order mark', change: (text: string) => `\ufeff${text}` },
    { name: 'line breaks of Windows', change: (text: string) => text.replaceAll('\n', '\r\n') },
    { name: 'line breaks of old Macs', change: (text: string) => text.replaceAll('\n', '\r') },
    { name: 'tabs', change: (text: string) => text.replaceAll('\n"', '\n\t\t"') },
  ])('may have $name', async ({ change }) => {
    const { issues } = await loadFixture(await valid(change))
    expect(issues).toEqual([])
  })

  it.each([
    {
      name: 'a whole conflict',
      rows: ['<<<<<<< HEAD', '  "name": "One"', '=======', '  "name": "Two"', '>>>>>>> other'],
      messages: ['3 A merge conflict begins here and ends on line 7: the file has both versions.'],
    },
    {
      name: 'one with the common ancestor, after another',
      rows: [
        ...['<<<<<<< HEAD', '=======', '>>>>>>> other', '"name": "One",'],
        ...['<<<<<<< HEAD', '||||||| base', '=======', '>>>>>>> other'],
      ],
      messages: [
        '3 A merge conflict begins here and ends on line 5: the file has both versions.',
        '7 A merge conflict begins here and ends on line 10: the file has both versions.',
      ],
    },
    {
      name: 'only its beginning',
      rows: ['<<<<<<< HEAD', '  "name": "One"'],
      messages: ['3 A merge conflict begins here: the file has both versions.'],
    },
    {
      name: 'only its end',
      rows: ['  "name": "One"', '=======', '  >>>>>>> other'],
      messages: ['4 This line was left by a merge conflict.', '5 This line was left by a merge conflict.'],
    },
  ])('with merge conflicts says so: $name', async ({ rows, messages }) => {
    const { issues } = await loadFixture({ 'one/merchant.json': lines(...rows) })
    expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual(messages)
  })
})
