import { describe, expect, it } from 'vitest'
import { createTotpSecret, findCodeStep, totp } from '../../scripts/platform/members/totp'
import fc from '../support/properties'

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const step = 30_000

describe('the authenticator', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %s s matches the test vector of RFC 6238: %s', (seconds, code) => {
    expect(totp(secret, seconds * 1000)).toBe(code)
  })

  it('has a secret of 160 bits for each member', () => {
    expect(createTotpSecret('minhanh88')).toMatch(/^[A-Z2-7]{32}$/)
    expect(createTotpSecret('minhanh88')).not.toBe(createTotpSecret('dailyhoang'))
  })

  it('accepts the code of the current step and of its neighbours at any time', () => {
    const times = fc.integer({ min: 3 * step, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(times, fc.constantFrom(-1, 0, 1), (now, offset) => {
        const code = totp(secret, now + offset * step)
        expect(findCodeStep(secret, code, now, 0)).toBeDefined()
      }),
    )
  })

  it.each([-2, 2])('refuses a code that is %s steps off', (offset) => {
    const now = 1_234_567_890_000
    expect(findCodeStep(secret, totp(secret, now + offset * step), now, 0)).toBeUndefined()
  })

  it('refuses a code that was used, and older ones', () => {
    const now = 1_234_567_890_000
    const used = findCodeStep(secret, totp(secret, now), now, 0) ?? 0
    expect(findCodeStep(secret, totp(secret, now), now, used)).toBeUndefined()
    expect(findCodeStep(secret, totp(secret, now - step), now, used)).toBeUndefined()
    expect(findCodeStep(secret, totp(secret, now + step), now, used)).toBe(used + 1)
  })
})
