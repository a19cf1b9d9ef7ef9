import { afterEach, describe, expect, it, vi } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import { readCountries } from '../../../runtime/rules/phone/country'
import { countryAliases } from '../../../runtime/rules/phone/countryAliases'
import { findCountries, namedCountries } from '../../../runtime/rules/phone/countryNames'
import { foldForSearch } from '../../../runtime/rules/text/foldForSearch'
import { regionNames } from '../../../runtime/rules/text/intl/names'
import { languages } from '../../../runtime/tables/languages'
import { countries } from '../../../scripts/platform/system/countries'
import fc from '../../support/properties'

const allCountries = readCountries(untrusted({ countries, countryCode: 'VN' }))
const namedIn = (language: keyof typeof languages, list = allCountries) =>
  namedCountries(list, languages[language].locale)
const few = (...codes: string[]) =>
  readCountries(untrusted({ countries: countries.filter(({ countryCode }) => codes.includes(countryCode)) }))

afterEach(() => vi.unstubAllGlobals())

describe('the countries by name', () => {
  it.each([
    ['EN', 'Vietnam'],
    ['VI', 'Việt Nam'],
    ['CN', '越南'],
    ['PT-BR', 'Vietnã'],
    ['ES', 'Vietnam'],
    ['UR', 'ویتنام'],
    ['UR-LA', 'Vietnam'],
  ] as const)('are named in %s: %s (D11)', (language, name) => {
    expect(namedIn(language).find(({ code }) => code === 'VN')?.name).toBe(name)
  })

  it.each([
    ['EN', ['AX', 'AT', 'BR'], ['Åland Islands', 'Austria', 'Brazil']],
    ['VI', ['DE', 'DK', 'EC'], ['Đan Mạch', 'Đức', 'Ecuador']],
    ['ES', ['ES', 'ET', 'EE'], ['España', 'Estonia', 'Etiopía']],
    ['CN', ['CN', 'VN', 'BR'], ['巴西', '越南', '中国']],
  ] as const)('are sorted in %s as its readers expect: %j (D11)', (language, codes, order) => {
    const listed = namedIn(language, { ...few(...codes), preferred: undefined })
    expect(listed.map(({ name }) => name)).toEqual(order)
  })

  it('start with the detected one (I5.08)', () => {
    const [first, ...rest] = namedIn('EN').map(({ code }) => code)
    expect(first).toBe('VN')
    expect(rest[0]).toBe('AF')
    expect(rest).not.toContain('VN')
    expect(rest).toHaveLength(allCountries.countries.length - 1)
  })

  it('fall back to the codes where the browser has no Intl', () => {
    vi.stubGlobal('Intl', undefined)
    const listed = namedIn('VI', { ...few('VN', 'BR', 'US'), preferred: undefined })
    expect(listed.map(({ name }) => name)).toEqual(['BR', 'US', 'VN'])
  })

  it.each(['XZ', 'QQ'])('fall back to the code %j when the name is unknown', (code) => {
    expect(regionNames('en')(code)).toBe(code)
  })
})

describe('a search for a country', () => {
  const found = (language: keyof typeof languages, typed: string): string[] =>
    findCountries(namedIn(language), typed).map(({ code }) => code)

  it.each<[keyof typeof languages, string, string]>([
    ['VI', 'Đức', 'DE'],
    ['VI', 'duc', 'DE'],
    ['VI', 'ĐUC', 'DE'],
    ['VI', 'germany', 'DE'],
    ['VI', '  Germany ', 'DE'],
    ['VI', 'de', 'DE'],
    ['VI', 'BR', 'BR'],
    ['CN', '越南', 'VN'],
    ['CN', 'Vietnam', 'VN'],
    ['PT-BR', 'vietna', 'VN'],
    ['ES', 'espana', 'ES'],
    ['EN', 'aland', 'AX'],
    ['UR', 'پاکستان', 'PK'],
    ['UR', 'pakistan', 'PK'],
    ['UR', '۹۲', 'PK'],
    ['UR', '+۹۲', 'PK'],
    ['EN', '92', 'PK'],
    ['EN', '+92', 'PK'],
    ['EN', '0092', 'PK'],
    ['EN', '+ 92', 'PK'],
    ['EN', '+1 876', 'JM'],
    ['EN', 'korea', 'KP'],
    ['EN', 'guinea', 'GN'],
    ['EN', "cote d'ivoire", 'CI'],
    ['EN', 'cote divoire', 'CI'],
    ['FR', 'côte d’ivoire', 'CI'],
    ['EN', 'timor leste', 'TL'],
    ['EN', 'timorleste', 'TL'],
    ['EN', 'bosnia and herzegovina', 'BA'],
    ['EN', 'bosnia & herz', 'BA'],
    ['EN', 'st kitts', 'KN'],
    ['EN', 'ＢＲＡＺＩＬ', 'BR'],
    ['EN', 'united   kingdom', 'GB'],
    ['TR', 'kırgızistan', 'KG'],
    ['TR', 'KIRGIZISTAN', 'KG'],
    ['UR', 'پاكستان', 'PK'],
    ['UR', 'ايران', 'IR'],
    ['UR', 'سعودي', 'SA'],
    ['UR', 'بهارت', 'IN'],
    ['UR', 'بھارت', 'IN'],
    ['UR', 'بہارت', 'IN'],
    ['UR', 'افغانستان', 'AF'],
    ['UR', 'آسٹریلیا', 'AU'],
    ['UR', 'اسٹریلیا', 'AU'],
    ['UR', 'متحده عرب', 'AE'],
    ['EN', 'saint kitts', 'KN'],
    ['EN', 'Saint Lucia', 'LC'],
    ['EN', 'saint vincent', 'VC'],
    ['EN', 'st. vincent', 'VC'],
    ['EN', 'sai', 'BL'],
    ['FR', 'st pierre', 'PM'],
    ['FR', 'ste lucie', 'LC'],
    ['EN', 'cote dʼivoire', 'CI'],
    ['FR', 'cote dʼivoire', 'CI'],
    ['TW', '臺灣', 'TW'],
    ['TW', '台湾', 'TW'],
    ['TW', '台灣', 'TW'],
    ['CN', '臺灣', 'TW'],
    ['EN', '台湾', 'TW'],
    ['EN', 'US', 'US'],
    ['EN', 'USA', 'US'],
    ['EN', 'U.S.A.', 'US'],
    ['VI', 'America', 'US'],
    ['EN', 'UK', 'GB'],
    ['EN', 'U.K.', 'GB'],
    ['UR', 'uk', 'GB'],
    ['EN', 'england', 'GB'],
    ['EN', 'UAE', 'AE'],
    ['EN', 'U. A. E.', 'AE'],
    ['EN', 'dubai', 'AE'],
    ['EN', 'Turkey', 'TR'],
    ['EN', 'Ivory Coast', 'CI'],
    ['EN', 'Burma', 'MM'],
    ['EN', 'Swaziland', 'SZ'],
    ['EN', 'Czech Republic', 'CZ'],
    ['EN', 'Holland', 'NL'],
    ['EN', 'Macedonia', 'MK'],
    ['EN', 'Cape Verde', 'CV'],
    ['EN', 'Cabo Verde', 'CV'],
    ['EN', 'East Timor', 'TL'],
    ['EN', 'Macau', 'MO'],
    ['EN', 'hongkong', 'HK'],
    ['EN', '1876', 'JM'],
    ['EN', '1 876', 'JM'],
    ['EN', '1-876', 'JM'],
    ['EN', '001876', 'JM'],
    ['EN', '(+84)', 'VN'],
    ['EN', '\u200e+84\u202c', 'VN'],
  ])('in %s for %j shows %s first (E2.59)', (language, typed, code) => {
    expect(found(language, typed)[0]).toBe(code)
  })

  it.each([
    ['1', ['CA', 'US']],
    ['7', ['KZ', 'RU']],
  ])('for the dialling code %s shows exact matches first: %j (E2.59)', (typed, codes) => {
    expect(found('EN', typed).slice(0, 2).toSorted()).toEqual(codes)
  })

  it.each(['', '   '])('for %j shows them all (E2.59)', (typed) => {
    expect(found('EN', typed)).toHaveLength(allCountries.countries.length)
  })

  it.each(['qqqq', '+000', '99999', '(((', '[a-z]', '\\', '٪'])('for %j finds nothing (E2.59)', (typed) => {
    expect(found('EN', typed)).toEqual([])
  })

  it('knows other names only of listed countries, written as searched for', () => {
    for (const [code, aliases] of Object.entries(countryAliases)) {
      expect(allCountries.countries.map((one) => one.code)).toContain(code)
      for (const alias of aliases.split(',')) expect(foldForSearch(alias)).toBe(alias)
    }
  })

  it('finds every country by its name, its code and its dialling code, in every language (E2.59)', () => {
    const language = fc.constantFrom(...(Object.keys(languages) as (keyof typeof languages)[]))
    fc.assert(
      fc.property(
        language,
        fc.constantFrom(...allCountries.countries),
        (chosenLanguage, { code, diallingCode }) => {
          const name = namedIn(chosenLanguage).find((one) => one.code === code)?.name ?? ''
          for (const typed of [name, code.toLowerCase(), `+${diallingCode}`]) {
            expect(found(chosenLanguage, typed)).toContain(code)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('returns a subset of the countries without duplicates (E2.59)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const codes = found('EN', typed)
        expect(new Set(codes).size).toBe(codes.length)
        for (const code of codes) expect(allCountries.countries.map((one) => one.code)).toContain(code)
      }),
    )
  })
})
