import { afterEach, describe, expect, it, vi } from 'vitest'
import { foldForSearch } from '../../../runtime/rules/text/foldForSearch'
import { graphemes } from '../../../runtime/rules/text/intl/graphemes'
import { truncate } from '../../../runtime/rules/text/text'
import fc from '../../support/properties'

afterEach(() => vi.unstubAllGlobals())

const family = '👩‍👩‍👧‍👦'
const accented = 'e\u0301'

describe('user-perceived characters', () => {
  it.each([
    ['', []],
    ['abc', ['a', 'b', 'c']],
    [family + accented, [family, accented]],
    ['🇻🇳x', ['🇻🇳', 'x']],
  ])('in %j are %j (F138)', (text, parts) => {
    expect(graphemes(text)).toEqual(parts)
  })

  it('fall back to code points without Intl.Segmenter (F138)', () => {
    vi.stubGlobal('Intl', {})
    expect(graphemes('a😀')).toEqual(['a', '😀'])
  })
})

describe('truncating a text', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    [family.repeat(3), 3, family.repeat(3)],
    [family.repeat(4), 3, `${family}${family}…`],
    [accented.repeat(5), 3, `${accented}${accented}…`],
    ['one two three', 5, 'one…'],
  ])('cuts %j to %i: %j (F138)', (text, length, cut) => {
    expect(truncate(text, length)).toBe(cut)
  })

  it('never exceeds the length and never splits a character (F138)', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, length) => {
        const cut = truncate(text, length)
        expect(graphemes(cut).length).toBeLessThanOrEqual(length)
        if (cut !== text) expect(text.startsWith(cut.slice(0, -1))).toBe(true)
        expect(cut).not.toMatch(/\p{Surrogate}/u)
      }),
    )
  })
})

describe('text normalized for searching', () => {
  it.each([
    ['Xổ Số Đặc Biệt', 'xo so dac biet'],
    ['CAFÉ', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['龙虎', '龙虎'],
    ['Côte d’Ivoire', 'cote d ivoire'],
    ["cote  d'ivoire ", 'cote d ivoire'],
    ['Timor-Leste', 'timor leste'],
    ['St. Kitts & Nevis', 'st kitts and nevis'],
    ['ＢＲＡＺＩＬ', 'brazil'],
    ['Kırgızistan', 'kirgizistan'],
    ['Łódź, Ærø, Þór, straße', 'lodz aero thor strasse'],
    ['bra\u200bzil\u00ad', 'brazil'],
    ['پاكستان', 'پاکستان'],
    ['ايران ایران ى', 'ایران ایران ی'],
    ['ه ہ ھ ۀ ۂ ة', 'ہ ہ ہ ہ ہ ہ'],
    ['أإآا', 'اااا'],
    ['سعـــودي', 'سعودی'],
    ['coʻz côte dʼivoire', 'co z cote d ivoire'],
    ['!?', ''],
  ])('turns %s into %s', (text, plain) => {
    expect(foldForSearch(text)).toBe(plain)
  })
})
