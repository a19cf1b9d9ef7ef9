import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withKept } from '../../runtime/rules/address'
import {
  codesIn,
  hasCodes,
  type RegistrationInfo,
  readRegistrationInfo,
  registrationInfo,
} from '../../runtime/rules/registrationInfo'
import { limits } from '../../runtime/tables/limits'

const host = 'www.hongvan.example'

describe('the codes of an address', () => {
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
    [`?affiliateCode=${'x'.repeat(limits.inviteCode + 1)}`, {}],
  ])('%s are %j (I3.29)', (search, codes) => {
    expect(codesIn(search)).toEqual(codes)
    expect(hasCodes(search)).toBe(Object.keys(codes).length > 0)
  })

  it('survive three pages unharmed, whatever stands in them (F018, I9.25)', () => {
    const code = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((text) => text.trim())
      .filter((text) => text !== '')
    const awkward = fc.constantFrom('a&b', 'a#b', '50%', '%26', 'a+b', '🎰🍀', 'a=b?c', '%F0%9F')
    fc.assert(
      fc.property(fc.oneof(code, awkward), fc.oneof(code, awkward), (affiliateCode, referralCode) => {
        const landing = `/m/home?${new URLSearchParams({ affiliateCode, referralCode })}`
        const hops = ['/m/login', '/m/help#top', '/m/register'].reduce(
          (here, next) => withKept(next, new URL(here, `https://${host}`).search),
          landing,
        )
        expect(codesIn(new URL(hops, `https://${host}`).search)).toEqual({ affiliateCode, referralCode })
      }),
    )
  })
})

describe('what is known of who sent the visitor', () => {
  it.each<[unknown, string, RegistrationInfo]>([
    [undefined, '', { originalDomain: host }],
    [undefined, '?r=R1', { originalDomain: host, referralCode: 'R1' }],
    [{ affiliateCode: 'A1' }, '?r=R1', { originalDomain: host, affiliateCode: 'A1', referralCode: 'R1' }],
    [{ affiliateCode: 'A1' }, '?affiliateCode=A2', { originalDomain: host, affiliateCode: 'A2' }],
    [{ originalDomain: 'first.example' }, '', { originalDomain: 'first.example' }],
    ['nonsense', '', { originalDomain: host }],
    [{ affiliateCode: 7, referralCode: {}, originalDomain: '' }, '', { originalDomain: host }],
  ])('out of %j and %s is %j (I3.29)', (kept, search, info) => {
    expect(registrationInfo(kept, search, host)).toEqual(info)
  })

  it('is read from anything that is kept without falling over', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        for (const value of Object.values(readRegistrationInfo(kept))) expect(value).toMatch(/\S/)
      }),
    )
  })
})
