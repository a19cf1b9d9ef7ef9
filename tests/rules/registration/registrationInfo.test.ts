import { describe, expect, it } from 'vitest'
import { withKeptParams } from '../../../runtime/rules/network/url'
import { namesReferralCode } from '../../../runtime/rules/registration/namesReferralCode'
import {
  type RegistrationInfo,
  readRegistrationInfo,
  referralCodesIn,
  registrationInfo,
} from '../../../runtime/rules/registration/registrationInfo'
import * as limits from '../../../runtime/tables/limits'
import fc from '../../support/properties'

const host = 'www.hongvan.example'

describe('the codes of an address', () => {
  it.each(['', '?kw=r', '?r=', '?bar=1', '?kw=x&r=&affiliateCode='])('%s names none', (search) => {
    expect(namesReferralCode(search)).toBe(false)
  })

  it.each<[string, RegistrationInfo]>([
    ['', {}],
    ['?kw=x', {}],
    ['?affiliateCode=A1', { affiliateCode: 'A1' }],
    ['?referralCode=R1', { referralCode: 'R1' }],
    ['?r=R2', { referralCode: 'R2' }],
    ['?r=R2&referralCode=R1', { referralCode: 'R1' }],
    ['?affiliateCode=&r=R2', { referralCode: 'R2' }],
    ['?affiliateCode=%20A1%20', { affiliateCode: 'A1' }],
    ['?affiliateCode=50%', { affiliateCode: '50%' }],
    ['?kw=x&amp;affiliateCode=A1&amp;r=R1', { affiliateCode: 'A1', referralCode: 'R1' }],
    ['?kw=x&amp;amp;r=R1', { referralCode: 'R1' }],
    ['?R=R1', { referralCode: 'R1' }],
    ['?affiliatecode=A1.', { affiliateCode: 'A1' }],
    ['?r=R1).', { referralCode: 'R1' }],
    ['?r=R1%E3%80%82', { referralCode: 'R1' }],
    ['?r=R1%E2%80%9D,', { referralCode: 'R1' }],
    ['?r=R1%22%3Eclick', { referralCode: 'R1' }],
    ['?r=R1%E2%80%8B', { referralCode: 'R1' }],
    ['?r=R1%0Ais%20my%20code', { referralCode: 'R1' }],
    ['?r=l%C3%AC%20x%C3%AC%20%F0%9F%A7%A7', { referralCode: 'lì xì 🧧' }],
    ['?r=R1?fbclid=abc', { referralCode: 'R1' }],
    ['?r=...', {}],
    ['?kw=x&amp%3Br=R1', { referralCode: 'R1' }],
    ['?utm=1;r=R100241', { referralCode: 'R100241' }],
    ['?affiliateCode=A1%26r%3DR100241', { affiliateCode: 'A1', referralCode: 'R100241' }],
    ['?affiliateCode=A1%26amp%3Br%3DR100241', { affiliateCode: 'A1', referralCode: 'R100241' }],
    ['?r=R100241%26utm_source%3Dmail', { referralCode: 'R100241' }],
    ['?redirectUrl=%2Fm%2Fhome%3Fr%3D9', {}],
    [`?affiliateCode=${'x'.repeat(limits.inviteCode + 1)}`, {}],
  ])('%s are %j (I3.29)', (search, codes) => {
    expect(referralCodesIn(search)).toEqual(codes)
    if (Object.keys(codes).length > 0) expect(namesReferralCode(search)).toBe(true)
  })

  it.each([
    ['\u200bR100241', 'R100241'],
    ['R100\u200b241', 'R100241'],
    ['R100\u00ad241', 'R100241'],
    ['R100241\ufe0f', 'R100241'],
    ['\u3164R100241\u2800', 'R100241'],
    ['Ｒ１００２４１', 'R100241'],
    ['*R100241*', 'R100241'],
    ['R100241*', 'R100241'],
    ['_R100241_', 'R100241'],
    ['~R100241~', 'R100241'],
    ['`R100241`', 'R100241'],
    ['```R100241```', 'R100241'],
    ['*_R100241_*', 'R100241'],
    ['"R100241"', 'R100241'],
    ["'R100241'", 'R100241'],
    ['“R100241”', 'R100241'],
    ['„R100241“', 'R100241'],
    ['«R100241»', 'R100241'],
    ['「R100241」', 'R100241'],
    ['<R100241>', 'R100241'],
    ['[R100241]', 'R100241'],
    ['[R100241](https://x.example)', 'R100241'],
    ['(R100241)', 'R100241'],
    ['（R100241）', 'R100241'],
    ['{R100241}', 'R100241'],
    ['R100241 and join', 'R100241'],
    ['R100241%20and%20join', 'R100241'],
    ['R100241+and+join', 'R100241'],
    ['R100241/', 'R100241'],
    ['R100241/x', 'R100241'],
    ['R100241#x', 'R100241'],
    ['R100241\\', 'R100241'],
    ['R100241|', 'R100241'],
    ['R100241۔', 'R100241'],
    ['R100241،', 'R100241'],
    ['R100241।', 'R100241'],
    ['R100241，欢迎', 'R100241'],
    ['R100241。欢迎', 'R100241'],
    ['R100241、', 'R100241'],
    ['R100241🎉', 'R100241'],
    ['R100241 🎉🎉', 'R100241'],
    ['R100241-', 'R100241'],
    ['R100241…', 'R100241'],
    ['*LANVIP*', 'LANVIP'],
    ['(LANVIP).', 'LANVIP'],
    ['lan88, my friends', 'lan88'],
    ['lan88; join!', 'lan88'],
    ['R100241-x7', 'R100241-x7'],
    ['lan_88.vip~2', 'lan_88.vip~2'],
    ['越南88', '越南88'],
    ['دوست88', 'دوست88'],
    ['lan88&co#1%🎰', 'lan88&co#1%🎰'],
    ['R100241&co', 'R100241&co'],
    ['R1000%', 'R1000%'],
    ['VIP88!VN', 'VIP88!VN'],
    ['user1:de', 'user1:de'],
    ['12345678@qq.example', '12345678@qq.example'],
    ['QTEwMDI3OA==', 'QTEwMDI3OA=='],
    ['***', undefined],
    ['\u200b', undefined],
  ])('%j in a link is meant as %j (I3.29)', (value, code) => {
    for (const name of ['r', 'referralCode', 'affiliateCode']) {
      const search = `?kw=x&${new URLSearchParams({ [name]: value })}`
      const { affiliateCode, referralCode } = referralCodesIn(search)
      expect([affiliateCode, referralCode]).toEqual(
        name === 'affiliateCode' ? [code, undefined] : [undefined, code],
      )
    }
  })

  it('are read alike the second time, and start what stores them (I3.29)', () => {
    const part = fc.constantFrom(
      ...[
        '?',
        '&',
        ';',
        '&amp;',
        '&amp%3B',
        '%26',
        '=',
        '%3D',
        'r',
        'R',
        'affiliateCode',
        'referralCode',
        'kw',
      ],
      ...['R100241', 'A1', ' ', '%20', '*', '/', '#', '%23', '.', '%', '%25', '🎉', '%E2%80%8B', '_', 'and'],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const search = `?${parts.join('')}`
        const { affiliateCode, referralCode } = referralCodesIn(search)
        const codes = {
          ...(affiliateCode === undefined ? {} : { affiliateCode }),
          ...(referralCode === undefined ? {} : { r: referralCode }),
        }
        if (Object.keys(codes).length > 0) expect(namesReferralCode(search)).toBe(true)
        expect(referralCodesIn(`?${new URLSearchParams(codes)}`)).toEqual({
          ...(affiliateCode === undefined ? {} : { affiliateCode }),
          ...(referralCode === undefined ? {} : { referralCode }),
        })
      }),
      { numRuns: 5000 },
    )
  })

  it('survive three pages unchanged, whatever they contain (F018, I9.25)', () => {
    // A code does not end with what may follow a link in a sentence.
    const code = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => referralCodesIn(`?${new URLSearchParams({ r: text })}`).referralCode === text)
    const specialCharacters = fc.constantFrom('a&b', 'a#b', '50%', '%26', 'a+b', '🎰🍀', 'a=b?c', '%F0%9F')
    fc.assert(
      fc.property(
        fc.oneof(code, specialCharacters),
        fc.oneof(code, specialCharacters),
        (affiliateCode, referralCode) => {
          const landing = `/m/home?${new URLSearchParams({ affiliateCode, referralCode })}`
          const lastPage = ['/m/login', '/m/help#top', '/m/register'].reduce(
            (here, next) => withKeptParams(next, new URL(here, `https://${host}`).search),
            landing,
          )
          expect(referralCodesIn(new URL(lastPage, `https://${host}`).search)).toEqual({
            affiliateCode,
            referralCode,
          })
        },
      ),
    )
  })
})

describe('the referral of a visitor', () => {
  it.each<[unknown, string, RegistrationInfo]>([
    [undefined, '', { originalDomain: host }],
    [undefined, '?r=R1', { originalDomain: host, referralCode: 'R1' }],
    [{ affiliateCode: 'A1' }, '?r=R1', { originalDomain: host, affiliateCode: 'A1', referralCode: 'R1' }],
    [{ affiliateCode: 'A1' }, '?affiliateCode=A2', { originalDomain: host, affiliateCode: 'A2' }],
    [{ originalDomain: 'first.example' }, '', { originalDomain: 'first.example' }],
    ['nonsense', '', { originalDomain: host }],
    [{ affiliateCode: 7, referralCode: {}, originalDomain: '' }, '', { originalDomain: host }],
  ])('from %j and %s is %j (I3.29)', (stored, search, info) => {
    expect(registrationInfo(stored, search, host)).toEqual(info)
  })

  it('is read from any stored value without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        for (const value of Object.values(readRegistrationInfo(stored))) expect(value).toMatch(/\S/)
      }),
    )
  })
})
