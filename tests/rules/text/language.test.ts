import { describe, expect, it } from 'vitest'
import { chooseLanguage } from '../../../runtime/rules/text/language'
import { type Language, languages } from '../../../runtime/tables/languages'
import fc from '../../support/properties'

const all = Object.keys(languages) as Language[]

/** What a site with every language starts in for a tag; undefined when the tag decides nothing. */
function detectLanguage(tag: string): Language | undefined {
  const { language, detected } = chooseLanguage(all, undefined, [tag])
  return detected ? language : undefined
}

describe('detection', () => {
  it.each<[string, Language | undefined]>([
    ['zh', 'CN'],
    ['zh-CN', 'CN'],
    ['zh-Hans', 'CN'],
    ['zh-SG', 'CN'],
    ['zh-TW', 'TW'],
    ['zh-HK', 'TW'],
    ['zh-MO', 'TW'],
    ['zh-Hant', 'TW'],
    ['zh-Hant-HK', 'TW'],
    ['zh-Hant-CN', 'TW'],
    ['zh-Hans-CN', 'CN'],
    ['ZH_TW', 'TW'],
    ['en-PH', 'TY'],
    ['EN-ph', 'TY'],
    ['tl', 'TY'],
    ['tl-PH', 'TY'],
    ['fil', 'TY'],
    ['fil-PH', 'TY'],
    ['ceb-PH', 'TY'],
    ['ilo_PH', 'TY'],
    ['pam-Latn-PH', 'TY'],
    ['ceb', undefined],
    ['es-PH', 'ES'],
    ['yue-HK', 'TW'],
    ['yue-Hant', 'TW'],
    ['yue-Hant-HK', 'TW'],
    ['yue-CN', 'CN'],
    ['nan-TW', 'TW'],
    ['hak-Hant-TW', 'TW'],
    ['cmn-Hans-CN', 'CN'],
    ['cmn_HK', 'TW'],
    ['wuu', 'CN'],
    ['cdo', 'CN'],
    ['gan', 'CN'],
    ['hsn', 'CN'],
    ['cdo-Hant-TW', 'TW'],
    ['gan-Hant', 'TW'],
    ['cz', undefined],
    ['czs', undefined],
    ['zh-Hans-HK', 'TW'],
    ['en', 'EN'],
    ['en-US', 'EN'],
    ['vi-VN', 'VI'],
    ['pt', 'PT'],
    ['pt-PT', 'PT'],
    ['pt-BR', 'PT-BR'],
    ['pt_br', 'PT-BR'],
    ['ur', 'UR'],
    ['ur-PK', 'UR'],
    ['ur-Latn', 'UR-LA'],
    ['ur-Latn-PK', 'UR-LA'],
    ['in', 'ID'],
    ['id-ID', 'ID'],
    ['my', 'MY'],
    ['my-MM', 'MY'],
    ['ms-MY', 'MS'],
    ['ms-Arab', 'MS'],
    ['es-419', 'ES'],
    ['iw', undefined],
    ['C', undefined],
    ['', undefined],
    [' ', undefined],
    ['de-DE', undefined],
    ['cn', undefined],
    ['tw', undefined],
    ['ty', undefined],
    ['x-klingon', undefined],
  ])('reads %j as %s (E5.46, F147)', (tag, language) => {
    expect(detectLanguage(tag)).toBe(language)
  })

  it('detects each supported language from its own tag', () => {
    for (const language of all) expect(detectLanguage(languages[language].tag)).toBe(language)
  })

  it('never throws, whatever the browser reports', () => {
    fc.assert(
      fc.property(fc.string(), (tag) => {
        const found = detectLanguage(tag)
        expect(found === undefined || all.includes(found)).toBe(true)
      }),
    )
  })
})

describe('the choice', () => {
  it.each<[readonly Language[], unknown, readonly string[], Language, boolean]>([
    [['VI', 'EN', 'CN'], 'CN', ['vi-VN'], 'CN', true],
    [['VI', 'EN', 'CN'], undefined, ['vi-VN'], 'VI', true],
    [['VI', 'EN', 'CN'], 'UR', ['vi-VN'], 'VI', true],
    [['VI', 'EN', 'CN'], 'nonsense', ['zh-CN'], 'CN', true],
    [['VI', 'EN', 'CN'], 7, ['zh-HK'], 'CN', true],
    [['VI', 'EN', 'CN'], undefined, ['de-DE', 'zh-CN', 'vi'], 'CN', true],
    [['VI', 'EN', 'CN'], undefined, ['de-DE'], 'EN', false],
    [['VI', 'EN', 'CN'], undefined, [], 'EN', false],
    [['VI', 'EN', 'CN'], undefined, [''], 'EN', false],
    [['VI', 'CN'], undefined, ['de-DE'], 'VI', false],
    [['PT-BR', 'EN'], undefined, ['pt-PT'], 'PT-BR', true],
    [['PT', 'EN'], undefined, ['pt-BR'], 'PT', true],
    [['UR', 'EN'], undefined, ['ur-Latn'], 'UR', true],
    [['UR-LA', 'EN'], undefined, ['ur-PK'], 'UR-LA', true],
    [['TW', 'EN'], undefined, ['zh-CN'], 'TW', true],
    [['VI', 'EN', 'CN'], undefined, ['en-PH'], 'EN', true],
    [['VI', 'EN', 'TY'], undefined, ['en-PH'], 'TY', true],
    [['VI', 'CN'], undefined, ['en-PH'], 'VI', false],
  ])(
    'of %j, with %j stored and a browser in %j, is %s (E5.45, F147)',
    (offered, stored, browser, language, detected) => {
      expect(chooseLanguage(offered, stored, browser)).toEqual({ language, detected })
    },
  )

  it('is EN where nothing is detected and EN is offered (I9.18, E5.47, E9.36)', () => {
    expect(chooseLanguage(['VI', 'EN'], undefined, ['xx']).language).toBe('EN')
  })

  it('is always an offered language', () => {
    const offered = fc.uniqueArray(fc.constantFrom(...all), { minLength: 1 })
    const tags = fc.array(fc.oneof(fc.constantFrom(...all.map((one) => languages[one].tag)), fc.string()))
    fc.assert(
      fc.property(offered, fc.anything(), tags, (some, stored, browser) => {
        expect(some).toContain(chooseLanguage(some, stored, browser).language)
      }),
    )
  })
})
