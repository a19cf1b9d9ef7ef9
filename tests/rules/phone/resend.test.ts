import { describe, expect, it } from 'vitest'
import { resendDelay, secondsLeft } from '../../../runtime/rules/phone/resend'
import { ms } from '../../../runtime/tables/times'
import fc from '../../support/properties'

describe('the delay before another code can be requested', () => {
  it.each([
    [90, 90_000],
    ['90', 90_000],
    [30, 30_000],
    [45.2, 46_000],
    [600, 600_000],
    // A life that no code has is brought into the range of those that codes have.
    [29, 30_000],
    [0.4, 30_000],
    [601, 600_000],
    ['3600', 600_000],
    [604_800, 600_000],
  ])('with %j s from the server: %i ms (I3.12, I4.49)', (expirationTime, ms) => {
    expect(resendDelay('platform', expirationTime)).toBe(ms)
  })

  it.each([undefined, null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, '', 'soon', {}, [90], true])(
    'with %j from the server: 60 s (I4.49)',
    (expirationTime) => {
      expect(resendDelay('platform', expirationTime)).toBe(60_000)
    },
  )

  it.each([undefined, 90, 5])(
    'with the firebase-type provider: 60 s, whatever the server sends (%j) (I4.49, I9.08)',
    (expirationTime) => {
      expect(resendDelay('firebase', expirationTime)).toBe(60_000)
    },
  )

  it('is never less than 30 s and never more than ten minutes (I4.49)', () => {
    fc.assert(
      fc.property(fc.anything(), (expirationTime) => {
        const wait = resendDelay('platform', expirationTime)
        expect(wait).toBeGreaterThanOrEqual(30_000)
        expect(wait).toBeLessThanOrEqual(600_000)
      }),
    )
  })
})

describe('the remaining seconds', () => {
  it.each([
    [0, 60],
    [1, 60],
    [999, 60],
    [1000, 59],
    [59_999, 1],
    [60_000, 0],
    [60_001, 0],
    [86_400_000, 0],
  ])('after %i ms of a minute are %i (F098)', (passed, left) => {
    expect(secondsLeft(5000, ms(60_000), 5000 + passed)).toBe(left)
  })

  it('are whole, never negative, and never more than before (F098)', () => {
    const steps = fc.array(fc.oneof(fc.nat(5000), fc.nat(90_000_000)), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 3600 }), steps, (since, seconds, jumps) => {
        let now = since
        let before = seconds
        for (const jump of jumps) {
          now += jump
          const left = secondsLeft(since, ms(seconds * 1000), now)
          expect(Number.isInteger(left)).toBe(true)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(before)
          expect(left === 0).toBe(now - since >= seconds * 1000)
          before = left
        }
      }),
    )
  })
})
