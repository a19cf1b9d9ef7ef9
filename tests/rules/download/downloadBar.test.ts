import { expect, it } from 'vitest'
import {
  type DownloadBarCase,
  readStoredBar,
  showsDownloadBar,
} from '../../../runtime/rules/download/downloadBar'

const base: DownloadBarCase = {
  download: {},
  runMode: 'browser',
  stored: {},
  loggedIn: false,
  loginRequired: false,
  rank: undefined,
  asksForConsent: false,
}

it.each<[string, Partial<DownloadBarCase>, boolean | undefined]>([
  ['a visitor (E2.33)', {}, true],
  ['a member (E2.33)', { loggedIn: true }, true],
  ['a merchant without an app (E2.33)', { download: undefined }, false],
  ['a merchant without a bar (E2.33)', { download: { bar: { show: false } } }, false],
  ['a session that has closed it (E4.10)', { stored: { hide: true } }, false],
  ['the app (E4.10)', { runMode: 'app' }, false],
  ['an installed site (E4.10)', { runMode: 'pwa' }, false],
  ['a web clip (E4.10)', { runMode: 'webclip' }, false],
  ['a visitor, when a login is required (E4.12)', { loginRequired: true }, false],
  ['a visitor, when the platform has said so before (E4.12)', { stored: { membersOnly: true } }, false],
  ['a member, when it has (E4.12)', { stored: { membersOnly: true }, loggedIn: true }, true],
  ['a member, when a login is required (E4.12)', { loginRequired: true, loggedIn: true }, true],
  ['a visitor, below a rank (E2.37)', { download: { bar: { minimumRank: 2 } } }, false],
  [
    'a rank that is too low (E2.37)',
    { download: { bar: { minimumRank: 2 } }, loggedIn: true, rank: 1 },
    false,
  ],
  [
    'a rank that is high enough (E2.37)',
    { download: { bar: { minimumRank: 2 } }, loggedIn: true, rank: 2 },
    true,
  ],
  [
    'a rank that is not known yet (E2.37)',
    { download: { bar: { minimumRank: 2 } }, loggedIn: true },
    undefined,
  ],
  ['the question about tracking, one thing at a time', { asksForConsent: true }, false],
])('the download bar and %s: %j', (_, change, expected) => {
  expect(showsDownloadBar({ ...base, ...change })).toBe(expected)
})

const nothing = { hide: false, promptOpen: false, membersOnly: false }

it.each([
  [
    { hide: true, promptOpen: true },
    { hide: true, promptOpen: true, membersOnly: false },
  ],
  [{ membersOnly: true }, { ...nothing, membersOnly: true }],
  [{ hide: 1, promptOpen: 'yes', membersOnly: null }, nothing],
  ['closed', nothing],
  [null, nothing],
])('reads what the session remembers from %j (E4.13)', (stored, expected) => {
  expect(readStoredBar(stored)).toEqual(expected)
})
