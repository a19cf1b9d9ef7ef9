import { describe, expect, it } from 'vitest'
import { asksNetworkFirst, headStart, isRecent } from '../../../runtime/rules/system/storedPage'
import * as times from '../../../runtime/tables/times'

const day = 86_400_000

describe('a page on the device', () => {
  it.each([
    ['slow-2g', 0],
    ['2g', 0],
    ['3g', 0],
    ['4g', 400],
    [undefined, 400],
    ['5g', 400],
  ])('leaves the network a head start on a line that says %s: %i ms (F128)', (effectiveType, expected) => {
    expect(headStart(effectiveType === undefined ? {} : { effectiveType })).toBe(expected)
  })

  it.each([
    ['', false],
    ['?r=friend&gclid=1', false],
    ['?freshness=1&tokenized=2', false],
    ['?fresh=abc', true],
    ['?token=abc', true],
    ['?r=friend&tokens=abc', true],
    ['?sessionId=1', true],
    ['?env=stage', true],
    ['?redirectUrl=%2Fm%2Frewards', true],
    ['?backUrl=', true],
  ])('does not come before the network at an address with "%s": %s (F125, F128)', (search, expected) => {
    expect(asksNetworkFirst(search)).toBe(expected)
  })

  it.each([
    ['now', 0, true],
    ['seven days ago', -7 * day, true],
    ['longer ago', -7 * day - 1, false],
    ['later than now, because the clock was set back', 1, false],
  ])('counts when it was stored %s: %s', (_, ago, expected) => {
    const now = Date.UTC(2026, 10, 28)
    expect(isRecent(now + ago, now)).toBe(expected)
  })

  it.each([Number.NaN, 0])('does not count when nobody knows when it was stored: %s', (storedAt) => {
    expect(isRecent(storedAt, Date.UTC(2026, 10, 28))).toBe(false)
  })

  it('gives the network 400 ms, and is kept for seven days', () => {
    expect([times.pageHeadStart, times.storedPage]).toEqual([400, 7 * day])
  })
})
