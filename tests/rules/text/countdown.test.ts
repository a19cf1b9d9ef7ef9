import { describe, expect, it } from 'vitest'
import type { RunMode } from '../../../runtime/rules/device/device'
import { remainingSplashTime, shouldShowSplash } from '../../../runtime/rules/device/splash'
import { formatCountdown } from '../../../runtime/rules/text/countdown'
import { formatHours } from '../../../runtime/rules/text/hours'
import fc from '../../support/properties'

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
  ])('formats %i ms as %s', (left, words) => {
    expect(formatCountdown(left)).toBe(words)
  })

  it('is never negative and never increases (F098)', () => {
    const seconds = (left: number) =>
      (formatCountdown(left) ?? '0').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const span = fc.integer({ min: -10_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(span, span, (one, other) => {
        expect(formatCountdown(one) ?? '').not.toContain('-')
        expect(seconds(Math.min(one, other))).toBeLessThanOrEqual(seconds(Math.max(one, other)))
      }),
    )
  })
})

describe('a duration in hours', () => {
  it.each([
    [1, undefined],
    [119, undefined],
    [120, { count: 2, time: '2' }],
    [125, { count: 2, time: '2:05' }],
    [270.9, { count: 4, time: '4:30' }],
    [1440, { count: 24, time: '24' }],
  ])('of %d minutes is %s', (minutes, hours) => {
    expect(formatHours(minutes)).toEqual(hours)
  })
})

describe('the splash screen', () => {
  it.each<[RunMode, boolean, boolean]>([
    ['pwa', false, true],
    ['webclip', false, true],
    ['app', false, true],
    ['browser', false, false],
    ['pwa', true, false],
    ['app', true, false],
  ])('in the run mode %s, shown before: %s, is shown: %s (E4.65)', (state, before, shown) => {
    expect(shouldShowSplash(state, before)).toBe(shown)
  })

  it.each([
    [0, 150],
    [100, 50],
    [150, 0],
    [5000, 0],
  ])('shown for %i ms stays for another %i ms (E4.64, E9.10)', (shownFor, left) => {
    expect(remainingSplashTime(shownFor)).toBe(left)
  })
})
