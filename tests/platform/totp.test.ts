import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase32, secretFor, stepOfCode, totp } from '../../scripts/platform/members/totp'

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const STEP = 30_000

describe('the authenticator', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('shows at %s s what the test vectors of RFC 6238 say: %s', (seconds, code) => {
    expect(totp(SECRET, seconds * 1000)).toBe(code)
  })

  it('reads base32 as RFC 4648 writes it, in any letter case, with blanks and padding', () => {
    expect(fromBase32('MZXW 6ytb oi======').toString()).toBe('foobar')
  })

  it('has a secret of 160 bits for each member', () => {
    expect(fromBase32(secretFor('minhanh88'))).toHaveLength(20)
    expect(secretFor('minhanh88')).not.toBe(secretFor('dailyhoang'))
  })

  it('accepts the code of the present step and of its neighbours, whatever the time', () => {
    const times = fc.integer({ min: 3 * STEP, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(times, fc.constantFrom(-1, 0, 1), (now, away) => {
        const code = totp(SECRET, now + away * STEP)
        expect(stepOfCode(SECRET, code, now, 0)).toBeDefined()
      }),
    )
  })

  it.each([-2, 2])('refuses the code of %s steps away', (away) => {
    const now = 1_234_567_890_000
    expect(stepOfCode(SECRET, totp(SECRET, now + away * STEP), now, 0)).toBeUndefined()
  })

  it('refuses a code that was used, and older ones', () => {
    const now = 1_234_567_890_000
    const used = stepOfCode(SECRET, totp(SECRET, now), now, 0) ?? 0
    expect(stepOfCode(SECRET, totp(SECRET, now), now, used)).toBeUndefined()
    expect(stepOfCode(SECRET, totp(SECRET, now - STEP), now, used)).toBeUndefined()
    expect(stepOfCode(SECRET, totp(SECRET, now + STEP), now, used)).toBe(used + 1)
  })
})
