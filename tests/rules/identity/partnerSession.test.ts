import { describe, expect, it } from 'vitest'
import { readPartnerSession, withoutPartnerSession } from '../../../runtime/rules/identity/partnerSession'
import fc from '../../support/properties'

describe("a partner's session in the URL", () => {
  it.each([
    ['?sessionId=s1&env=uat', { sessionId: 's1', env: 'uat' }],
    ['?kw=7&env=prod&sessionId=a%2Bb', { sessionId: 'a+b', env: 'prod' }],
    ['?sessionId=s1', undefined],
    ['?env=uat', undefined],
    ['?sessionId=&env=uat', undefined],
    ['?sessionId=s1&env=', undefined],
    ['?SESSIONID=s1&env=uat', undefined],
    ['', undefined],
  ])('of %s is %j: both parts, or nothing (I7.10)', (search, partner) => {
    expect(readPartnerSession(search)).toEqual(partner)
  })

  it.each([
    ['?sessionId=s1&env=uat', ''],
    ['?affiliateCode=a&sessionId=s1&kw=7&env=uat', '?affiliateCode=a&kw=7'],
    ['?sessionId=s1&sessionId=s2&env=uat', ''],
    ['?kw=7', '?kw=7'],
    ['', ''],
  ])('is removed from %s, which leaves %j (I7.10)', (search, rest) => {
    expect(withoutPartnerSession(search)).toBe(rest)
  })

  it('is removed without changing anything else (I7.10)', () => {
    const names = fc.constantFrom('sessionId', 'env', 'kw', 'r', 'affiliateCode')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const rest = withoutPartnerSession(`?${new URLSearchParams(pairs)}`)
        expect(readPartnerSession(rest)).toBeUndefined()
        expect([...new URLSearchParams(rest)]).toEqual(
          pairs.filter(([name]) => name !== 'sessionId' && name !== 'env'),
        )
      }),
    )
  })
})
