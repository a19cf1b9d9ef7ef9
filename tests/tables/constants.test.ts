import { describe, expect, it } from 'vitest'
import { limits } from '../../runtime/tables/limits'
import { keptParams, tokenParams } from '../../runtime/tables/params'
import { given, type TimeName, times } from '../../runtime/tables/times'

describe('times', () => {
  it.each<[string, TimeName, number]>([
    ['gives a request 30000 ms (I9.01, E9.18)', 'request', 30_000],
    ['shows a toast for 1.5 s (I9.10, E9.20)', 'toast', 1500],
    ['shows the start picture for at least 150 ms (E4.64, E9.10)', 'splashMinimum', 150],
    ['keeps the device id for 365 days (I9.15)', 'deviceCookie', 365 * 24 * 60 * 60 * 1000],
    ['lets an overlay leave in 250 ms', 'leave', 250],
    ['asks with Google’s prompt after 500 ms (I4.34, I9.09)', 'oneTap', 500],
    ['takes changes of visibility within 300 ms for one (I9.22, E4.56, E9.02)', 'refresh', 300],
    ['shows progress after one second', 'progress', 1000],
    ['offers a way out after five seconds', 'patience', 5000],
    ['looks for a newer site after 1.5 s (E4.55, E9.01)', 'updateFirst', 1500],
    ['looks for a newer site every hour (E4.55, E9.01)', 'updateEvery', 60 * 60 * 1000],
    ['answers a navigation with what is kept after 3 s (F128)', 'workerNavigation', 3000],
    ['trusts a copy of the settings for seven days', 'settingsCopy', 7 * 24 * 60 * 60 * 1000],
  ])('%s', (_, name, value) => {
    expect(times[name]).toBe(value)
  })

  it('never makes a negative delay of what another party names', () => {
    expect([given(-1), given(0), given(250)]).toEqual([0, 0, 250])
  })
})

describe('limits', () => {
  it('wants 36 characters of a device id (I5.01)', () => {
    expect(limits.deviceId).toBe(36)
  })

  it('numbers the lanes of a lobby in steps of 100 (E3.34)', () => {
    expect(limits.laneStep).toBe(100)
  })

  it('accepts a password of at least 64 characters', () => {
    expect(limits.password).toBeGreaterThanOrEqual(64)
  })
})

describe('query parameters', () => {
  it('keeps twelve of them across navigation (I9.25, E5.50)', () => {
    expect(keptParams).toEqual(
      'affiliateCode referralCode r inApp fbclid gclid ttclid kwaiclid bbg isBgeTest cid kw'.split(' '),
    )
  })

  it('reads the token from token, then from tokens (I2.12, E2.18)', () => {
    expect(tokenParams).toEqual(['token', 'tokens'])
  })
})
