import { describe, expect, it } from 'vitest'
import { limits } from '../../runtime/tables/limits'
import { acceptedTokenParams, keptParams } from '../../runtime/tables/queryParams'
import { ms, type TimeName, times } from '../../runtime/tables/times'

describe('times', () => {
  it.each<[string, TimeName, number]>([
    ['gives a request 30000 ms (I9.01, E9.18)', 'request', 30_000],
    ['shows a toast for 1.5 s (I9.10, E9.20)', 'toast', 1500],
    ['shows the splash screen for at least 150 ms (E4.64, E9.10)', 'splashMinimum', 150],
    ['stores the device id for 365 days (I9.15)', 'deviceCookie', 365 * 24 * 60 * 60 * 1000],
    ['closes an overlay in 250 ms', 'leaveAnimation', 250],
    ['shows Google’s prompt after 500 ms (I4.34, I9.09)', 'oneTapDelay', 500],
    ['counts visibility changes within 300 ms as one (I9.22, E4.56, E9.02)', 'resumeDebounce', 300],
    ['offers a way out after five seconds', 'slowThreshold', 5000],
    ['checks for a newer build after 1.5 s (E4.55, E9.01)', 'firstUpdateCheck', 1500],
    ['checks for a newer build every hour (E4.55, E9.01)', 'updateCheckInterval', 60 * 60 * 1000],
    ['answers a navigation from the cache after 3 s (F128)', 'workerNavigation', 3000],
    ['trusts a copy of the settings for seven days', 'settingsCopy', 7 * 24 * 60 * 60 * 1000],
  ])('%s', (_, name, value) => {
    expect(times[name]).toBe(value)
  })

  it('never returns a negative delay', () => {
    expect([ms(-1), ms(0), ms(250)]).toEqual([0, 0, 250])
  })
})

describe('limits', () => {
  it('requires 36 characters in a device id (I5.01)', () => {
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
  it('preserves twelve of them across navigation (I9.25, E5.50)', () => {
    expect(keptParams).toEqual(
      'affiliateCode referralCode r inApp fbclid gclid ttclid kwaiclid bbg isBgeTest cid kw'.split(' '),
    )
  })

  it('reads the token from token, then from tokens (I2.12, E2.18)', () => {
    expect(acceptedTokenParams).toEqual(['token', 'tokens'])
  })
})
