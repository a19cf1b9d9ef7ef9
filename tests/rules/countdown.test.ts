import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countdown } from '../../runtime/rules/countdown'
import type { DeviceState } from '../../runtime/rules/device'
import { showsSplash, splashLeft } from '../../runtime/rules/splash'

describe('a countdown', () => {
  it.each([
    [1, '0:01'],
    [1000, '0:01'],
    [1001, '0:02'],
    [59_999, '1:00'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [3_661_000, '1:01:01'],
    [100 * 3_600_000, '100:00:00'],
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('of %i ms says %s', (left, words) => {
    expect(countdown(left)).toBe(words)
  })

  it('is never negative and never lets time grow (F098)', () => {
    const seconds = (left: number) =>
      (countdown(left) ?? '0').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const span = fc.integer({ min: -10_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(span, span, (one, other) => {
        expect(countdown(one) ?? '').not.toContain('-')
        expect(seconds(Math.min(one, other))).toBeLessThanOrEqual(seconds(Math.max(one, other)))
      }),
    )
  })
})

describe('the start picture', () => {
  it.each<[DeviceState, boolean, boolean]>([
    ['pwa', false, true],
    ['webclip', false, true],
    ['app', false, true],
    ['browser', false, false],
    ['pwa', true, false],
    ['app', true, false],
  ])('in state %s, shown before %s: %s (E4.65)', (state, before, shown) => {
    expect(showsSplash(state, before)).toBe(shown)
  })

  it.each([
    [0, 150],
    [100, 50],
    [150, 0],
    [5000, 0],
  ])('that was shown for %i ms stays %i ms longer (E4.64, E9.10)', (shownFor, left) => {
    expect(splashLeft(shownFor)).toBe(left)
  })
})
