import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { languages } from '../../runtime/tables/languages'
import {
  accentFor,
  type GivenColours,
  type PresetTheme,
  primaryFor,
  usableColours,
} from '../../scripts/steps/newMerchant/brandColours'
import { type Answers, readAnswers } from '../../scripts/steps/newMerchant/readAnswers'
import { codeProblem, toCode } from '../../scripts/steps/newMerchant/readCode'
import { readColour } from '../../scripts/steps/newMerchant/readColour'
import { defaultCurrency, readCurrency } from '../../scripts/steps/newMerchant/readCurrency'
import { readDomains } from '../../scripts/steps/newMerchant/readDomains'
import { readLanguages } from '../../scripts/steps/newMerchant/readLanguages'
import { type Presets, readAllPresets } from '../../scripts/steps/newMerchant/readPreset'
import { contrast, toOklch } from '../../scripts/steps/theme/color'
import { isMerchantCode } from '../../scripts/steps/validate/merchantCode'
import { steppedColours } from '../../scripts/steps/validate/warnings/colours'
import fc from '../support/properties'
import { createEmptyProject } from './emptyProject'

const project = createEmptyProject()
let presets: Presets

beforeAll(async () => {
  mkdirSync(join(project.root, 'merchants/hongvan'))
  presets = await readAllPresets(project.root)
})
afterAll(project.remove)

describe('a code', () => {
  it.each([
    ['sao-mai', undefined],
    ['88', undefined],
    ['', 'The code is empty'],
    ['Hồng Vân', 'such as hong-van.'],
    ['Đại Phát', 'such as dai-phat.'],
    ['sao_mai', 'such as sao-mai.'],
    ['../sao', 'such as sao.'],
    ['-a-', 'such as a.'],
    ['ไทย', 'such as sao-mai.'],
    ['hongvan', 'There is a folder "hongvan" already. Choose another code, such as hongvan-2.'],
    ['HongVan', 'There is a folder "hongvan" already. Choose another code, such as hongvan-2.'],
    ['Hồngvân', 'such as hongvan-2.'],
    ['_presets', 'There is a folder "_presets" already. Choose another code, such as presets-2.'],
    ['gallery', 'There is an output folder "gallery" already'],
    ['x'.repeat(64), `such as ${'x'.repeat(63)}.`],
  ])('"%s" can be one, or is told what can', (code, expected) => {
    const problem = codeProblem(project.root, code)
    if (expected === undefined) expect(problem).toBeUndefined()
    else expect(problem).toContain(expected)
  })

  it('is near to any text that has a Latin letter or a digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = toCode(text)
        expect(code === '' || isMerchantCode(code)).toBe(true)
        if (/[a-z0-9]/i.test(text)) expect(code).not.toBe('')
      }),
    )
  })
})

describe('a colour', () => {
  it.each([
    ['#0B5', '#00bb55'],
    ['0b5cad', '#0b5cad'],
    ['#0B5CADff', '#0b5cad'],
    ['0x0b5cad', '#0b5cad'],
    ['rgb(11,92,173)', '#0b5cad'],
    ['rgb(11 92 173 / 100%)', '#0b5cad'],
    ['11, 92,173', '#0b5cad'],
    ['hsl(210 88% 36%)', '#0b5cad'],
    [' Navy ', '#000080'],
    ['--primary: #0b5cad;', '#0b5cad'],
    ['"#0b5cad"', '#0b5cad'],
    ['rgb(300 0 0)', '#ff0000'],
    ['color(display-p3 1 0 0)', '#ff3428'],
  ])('"%s" is %s', (text, colour) => {
    expect(readColour(text)).toEqual({ colour })
  })

  it.each([
    ['', 'The colour is empty'],
    ['#12345', '"#12345" is not a colour.'],
    ['nvy', 'Did you mean navy?'],
    ['300, 1, 1', 'is not a colour'],
    ['currentColor', 'is not a colour'],
    ['var(--brand)', 'is not a colour'],
    ['rgba(11,92,173,.5)', 'partly transparent'],
    ['transparent', 'partly transparent'],
  ])('"%s" is none', (text, expected) => {
    expect(readColour(text)).toEqual({ problem: expect.stringContaining(expected) })
  })

  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  const themes = () => [...presets.values()].map((preset) => preset?.theme ?? {})
  /** As the file says them: a colour that is drawn otherwise is a warning of the check. */
  const stepsOf = (theme: PresetTheme, given: GivenColours) =>
    steppedColours({ brand: { theme: { ...theme, ...usableColours(theme, given) } } as Manifest['brand'] })

  it('of any kind is written as a colour that the site draws as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...themes()), hex, fc.option(hex), (theme, primary, accent) => {
        expect(stepsOf(theme, { primary, accent: accent ?? accentFor(primary, theme) })).toEqual([])
      }),
    )
  })

  it('that is derived is one that stands out, and is written as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...themes()), fc.string(), (theme, code) => {
        const primary = primaryFor(code, theme)
        expect(contrast(primary, theme.background ?? '#ffffff')).toBeGreaterThanOrEqual(4.5)
        const colours = usableColours(theme, { primary, accent: accentFor(primary, theme) })
        expect(colours).toMatchObject({ primary, accent: accentFor(primary, theme) })
      }),
    )
  })

  it.each([
    ['lottery', '#e30613', '#e30613'],
    ['lottery', '#6b2fd9', '#6b2fd9'],
    ['lottery', '#001a3d', '#001a3d'],
    // Orange stays orange, and yellow becomes amber instead of olive.
    ['lottery', '#ff6b00', '#e35e00'],
    ['lottery', '#ffe600', '#ba7300'],
    ['casino', '#ffe600', '#ffe600'],
    ['casino', '#ff6b00', '#ff6b00'],
    ['casino', '#1d2a73', '#576dbc'],
  ])(
    'of a brand on the pages of %s: %s is %s, and gold or its opposite stays bright',
    (name, primary, written) => {
      const theme = presets.get(name)?.theme ?? {}
      expect(stepsOf(theme, { primary, accent: '#f2b705' })).toEqual([])
      const colours = usableColours(theme, { primary, accent: accentFor(primary, theme) })
      expect(colours.primary).toBe(written)
      expect(toOklch(colours.accent).c).toBeGreaterThan(0.1)
      expect(toOklch(colours.accent).l).toBeGreaterThan(0.58)
    },
  )
})

describe('languages', () => {
  it.each([
    ['vi', 'VI'],
    ['vi-VN, en_GB', 'VI EN'],
    ['VI EN vi', 'VI EN'],
    ['Vietnamese;English', 'VI EN'],
    ['Tiếng Việt / english', 'VI EN'],
    ['tieng viet', 'VI'],
    ['Roman Urdu', 'UR-LA'],
    ['hindi urdu', 'HI UR'],
    ['zh', 'CN'],
    ['Chinese', 'CN'],
    ['zh-HK', 'TW'],
    ['繁體中文', 'TW'],
    ['pt', 'PT'],
    ['pt-br', 'PT-BR'],
    ['Brazilian Portuguese', 'PT-BR'],
    ['es-MX', 'ES'],
    ['tl', 'TY'],
    ['in', 'ID'],
  ])('"%s" are %s', (text, expected) => {
    expect(readLanguages(text)).toEqual({ languages: expected.split(' ') })
  })

  it.each(Object.entries(languages))(
    '%s is known by its code, its tag and its names',
    (language, { tag }) => {
      const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? ''
      for (const text of [language, language.toLowerCase(), tag, english])
        expect(readLanguages(text)).toEqual({ languages: [language] })
    },
  )

  it.each([
    ['', 'Name at least one language'],
    ['Vietnamse', 'Did you mean VI (Tiếng Việt)?'],
    ['jp', 'Did you mean JA'],
    ['VI, br', 'Did you mean PT-BR'],
    ['klingon', '"klingon" is not a language of the product. The languages are: CN,'],
  ])('"%s" are none', (text, expected) => {
    expect(readLanguages(text)).toEqual({ problem: expect.stringContaining(expected) })
  })
})

describe('a currency', () => {
  it.each([
    ['VI', { code: 'VND', symbol: '₫', position: 'after', decimals: 0 }],
    ['PT-BR', { code: 'BRL', symbol: 'R$', position: 'before', decimals: 2 }],
    ['JA', { code: 'JPY', symbol: '￥', position: 'before', decimals: 0 }],
  ] as const)('of a brand in %s is that of its country', (language, currency) => {
    expect(defaultCurrency(language)).toEqual(currency)
  })

  it.each([
    ['usd', 'VI', { code: 'USD', symbol: '$', position: 'after', decimals: 2 }],
    ['usdt', 'EN', { code: 'USDT', symbol: 'USDT', position: 'after', decimals: 2 }],
    ['₫', 'EN', { code: 'VND', symbol: '₫', position: 'before', decimals: 0 }],
  ] as const)('"%s" in %s is written as the language writes it', (text, language, currency) => {
    expect(readCurrency(text, language)).toEqual({ currency })
  })

  it.each([
    ['', 'such as VND or USDT'],
    ['12', 'such as VND or USDT'],
    ['€€', 'such as VND or USDT'],
    ['VNT', 'such as VND or USDT'],
    ['Lira', 'Did you mean TRY (Turkish Lira)'],
    ['đồng', 'Did you mean VND (Vietnamese Dong)'],
    ['peso', 'PHP (Philippine Peso) or'],
    ['MYCOIN', 'A code of your own is written into merchant.json afterwards.'],
    ['dong vn', 'Did you mean VND (Vietnamese Dong)'],
    ['TL', 'such as VND or USDT'],
  ])('"%s" is none', (text, problem) => {
    expect(readCurrency(text, 'VI')).toEqual({ problem: expect.stringContaining(problem) })
  })
})

it.each([
  ['https://www.saomai.example/m/home', ['www.saomai.example']],
  ['Saomai.Example. , www.saomai.example:443', ['saomai.example', 'www.saomai.example']],
  ['bücher.example', ['xn--bcher-kva.example']],
])('domains "%s" are hosts', (text, domains) => {
  expect(readDomains(text)).toEqual({ domains })
})

it.each(['', 'localhost', '127.0.0.1', 'a b c', 'http://', 'ftp:/x'])('domains "%s" are none', (text) => {
  expect(readDomains(text)).toHaveProperty('problem')
})

describe('the answers', () => {
  const read = (answers: Partial<Answers>) =>
    readAnswers(project.root, presets, { code: 'sao-mai', ...answers })

  it('have defaults, but for the code', () => {
    expect(read({})).toMatchObject({
      merchant: {
        name: 'Sao Mai',
        preset: 'lottery',
        languages: ['EN'],
        currency: { code: 'USD' },
        domains: ['www.sao-mai.example'],
      },
    })
  })

  it.each([
    [{ name: ' Sao\n Mai ' }, { name: 'Sao Mai' }],
    [{ name: '   ' }, { name: 'Sao Mai' }],
    [{ preset: 'Casino.json' }, { preset: 'casino' }],
    [{ languages: 'vi,en' }, { currency: { code: 'VND' } }],
    [{ languages: 'vi,en', currency: 'USD' }, { currency: { code: 'USD' } }],
  ])('%j are understood', (answers, expected) => {
    expect(read(answers)).toMatchObject({ merchant: expected })
  })

  it.each([
    [{ name: 'x'.repeat(61) }, 'The name has 61 characters; a brand’s name has at most 60.'],
    [{ preset: 'lotery' }, 'There is no preset "lotery". Did you mean "lottery"?'],
    [{ primary: 'rde' }, '"rde" is not a colour'],
    [{ accent: '' }, 'The colour is empty'],
    [{ languages: 'xx' }, 'is not a language'],
    [{ currency: '1' }, 'is not the code of a currency'],
    [{ domain: 'x' }, 'is not a domain'],
    [{ code: 'Sao Mai' }, 'is not a merchant code'],
  ])('%j are refused', (answers, expected) => {
    expect(read(answers)).toEqual({ problem: expect.stringContaining(expected) })
  })
})
