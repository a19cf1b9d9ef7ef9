import { describe, expect, it } from 'vitest'
import * as limits from '../../runtime/tables/limits'
import { acceptedTokenParams, keptParams } from '../../runtime/tables/queryParams'
import * as times from '../../runtime/tables/times'

describe('times', () => {
  it.each([
    ['gives a request 30000 ms (I9.01, E9.18)', times.request, 30_000],
    ['shows a toast for 1.5 s (I9.10, E9.20)', times.toast, 1500],
    ['shows the splash screen for at least 150 ms (E4.64, E9.10)', times.splashMinimum, 150],
    ['stores the device id for 365 days (I9.15)', times.deviceCookie, 365 * 24 * 60 * 60 * 1000],
    ['lists announcements after 500 ms (E4.43, E9.13)', times.announcementRefresh, 500],
    ['turns to the next announcement after 5000 ms (E2.39, E9.12)', times.announcementTurn, 5000],
    ['closes an overlay in 250 ms (E9.08)', times.leaveAnimation, 250],
    ['looks for the install prompt every 150 ms (E4.08, E9.03)', times.installPoll, 150],
    ['says for 3 s that the site is being installed (E4.05, E9.04)', times.installingNotice, 3000],
    ['stores the count of dismissals for 365 days (E9.06)', times.installCookie, 365 * 24 * 60 * 60 * 1000],
    ['locks the scroll 500 ms after a download prompt (E2.28, E9.09)', times.promptScrollLock, 500],
    ['requests the counts every 30 s (E4.32, E9.14)', times.countsInterval, 30_000],
    ['requests the counts 2.5 s after a deposit (E4.32, E9.14)', times.countsAfterDeposit, 2500],
    ['opens the prompt of the lobby after 2 s (E4.30, E9.15)', times.loginPrompt, 2000],
    ['opens the prompt after a registration in 1.9 s (E9.16, I9.07)', times.registrationPrompt, 1900],
    ['opens no prompt for 0.5 s after a login (E9.17, I9.06)', times.lockAfterLogin, 500],
    ['waits 10 s for a game’s address (E7.29, E9.19)', times.gameLaunch, 10_000],
    ['waits 10 s for its page (F158)', times.gameFrame, 10_000],
    ['counts days of 86400000 ms (E4.22)', times.dayLength, 86_400_000],
    ['shows Google’s prompt after 500 ms (I4.34, I9.09)', times.oneTapDelay, 500],
    ['counts visibility changes within 300 ms as one (I9.22, E4.56, E9.02)', times.resumeDebounce, 300],
    ['offers a way out after five seconds', times.slowThreshold, 5000],
    ['checks for a newer build after 1.5 s (E4.55, E9.01)', times.firstUpdateCheck, 1500],
    ['checks for a newer build every hour (E4.55, E9.01)', times.updateCheckInterval, 60 * 60 * 1000],
    ['answers a navigation from the cache after 3 s (F128)', times.workerNavigation, 3000],
    ['counts taps on the mini game within 250 ms as one (E4.74)', times.miniGameTap, 250],
    ['checks the bounds of the mini game every 250 ms (E4.74)', times.miniGameBoundsCheck, 250],
    ['requests the unread messages every minute (E7.08)', times.unreadInterval, 60_000],
    ['trusts a copy of the settings for seven days', times.settingsCopy, 7 * 24 * 60 * 60 * 1000],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected)
  })

  it('never returns a negative delay', () => {
    expect([times.ms(-1), times.ms(0), times.ms(250)]).toEqual([0, 0, 250])
  })
})

describe('limits', () => {
  it('requires 36 characters in a device id (I5.01)', () => {
    expect(limits.deviceId).toBe(36)
  })

  it('looks for the install prompt 20 times, and counts 99 for installed (E4.07, E4.08, E9.03, E9.05)', () => {
    expect([limits.installTries, limits.installedCount]).toEqual([20, 99])
  })

  it('numbers the lanes of a lobby in steps of 100 (E3.34)', () => {
    expect(limits.laneStep).toBe(100)
  })

  it('drags the mini game after more than 2 px, and keeps a margin of 2 % (E4.74)', () => {
    expect([limits.dragThreshold, limits.floatingMargin]).toEqual([2, 0.02])
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
