import { expect, it } from 'vitest'
import { explainLanguage, type LanguageOptions } from '../../scripts/steps/explain/language/language'
import { demo, problemOf } from './demos'

const none: LanguageOptions = { stored: undefined, browser: undefined, address: undefined, member: undefined }
const explain = (code: string, change: Partial<LanguageOptions> = {}) =>
  explainLanguage(demo(code), { ...none, ...change })

it.each<[string, Partial<LanguageOptions>, string, string, string]>([
  ['hongvan', {}, 'EN', 'EN, if it is offered', 'CN'],
  ['hongvan', { stored: 'VI', browser: 'en' }, 'VI', 'stored on the device', 'VI'],
  ['hongvan', { stored: 'cn' }, 'CN', 'stored on the device', 'CN'],
  ['hongvan', { stored: 'FR', browser: 'fr,vi-VN,en' }, 'VI', "the browser's vi-VN", 'VI'],
  ['hongvan', { browser: 'zh-TW' }, 'CN', "the browser's zh-TW", 'CN'],
  ['hongvan', { browser: 'fr,de' }, 'EN', 'EN, if it is offered', 'CN'],
  ['brasa', { browser: 'pt-PT,en' }, 'PT-BR', "the browser's pt-PT", 'PT-BR'],
  ['brasa', { browser: 'pt_BR' }, 'PT-BR', "the browser's pt_BR", 'PT-BR'],
  ['brasa', { browser: 'es-419' }, 'ES', "the browser's es-419", 'ES'],
  ['sitara', { browser: 'ur-Latn-PK' }, 'UR-LA', "the browser's ur-Latn-PK", 'UR-LA'],
  ['sitara', { browser: 'ur' }, 'UR', "the browser's ur", 'UR'],
  ['vionda', { browser: 'en-PH' }, 'TY', "the browser's en-PH", 'TY'],
  ['vionda', { browser: 'ceb-PH' }, 'TY', "the browser's ceb-PH", 'TY'],
  ['vionda', { browser: 'yue' }, 'CN', "the browser's yue", 'CN'],
  ['hongvan', { address: 'VI', member: 'VI', browser: 'en' }, 'EN', "the browser's en", 'EN'],
])(
  '%s with %j is in %s, by %s, with the header %s (E5.45, E5.46, I7.01)',
  (code, change, language, asked, header) => {
    const explained = explain(code, change)
    const deciding = explained.steps.filter(({ decides }) => decides)
    expect([explained.language, deciding.map((step) => step.asked), explained.header]).toEqual([
      language,
      [asked],
      header,
    ])
  },
)

it("ends with the merchant's first language where English is not offered", () => {
  const { language, steps } = explainLanguage({ languages: ['VI', 'CN'] }, { ...none, browser: 'de' })
  expect([language, steps.at(-1)]).toEqual([
    'VI',
    { asked: "the merchant's first language", says: 'VI', decides: true },
  ])
})

it('says that neither the address nor the platform is asked', () => {
  const { steps } = explain('hongvan', { address: 'vi', member: 'CN' })
  expect(steps.slice(0, 2).map(({ says }) => says)).toEqual([
    'VI, which the site does not read',
    'CN, which the site does not read',
  ])
})

it.each<[Partial<LanguageOptions>, string]>([
  [{ stored: 'vietnamese' }, '--stored: there is no language "vietnamese".'],
  [
    { browser: 'en,not a tag' },
    '--browser: "not a tag" is no language tag. Browsers send tags such as vi-VN or en.',
  ],
  [{ member: 'PTBR' }, '--member: there is no language "PTBR". Did you mean "PT-BR"?'],
])('says what is wrong with %j', (change, problem) => {
  expect(problemOf(() => explain('hongvan', change))).toContain(problem)
})
