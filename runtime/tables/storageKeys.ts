import { type Ms, times } from './times'

/** Where a value is stored: permanently, until the tab is closed, or as a cookie that the platform can read too. */
export type StorageArea = 'local' | 'session' | 'cookie'

export interface StorageKeyRow {
  /** Its name in the storage. */
  readonly name: string
  readonly area: StorageArea
  /** Plain text that other scripts read too, or our own JSON. */
  readonly format: 'text' | 'json'
  /**
   * Prefixed with the merchant, so that two merchants on one host do not share it (F026). A value that is shared names its
   * merchant inside.
   */
  readonly perMerchant: boolean
  /** How long the value is valid; absent: until it is removed. */
  readonly maxAge?: Ms
  /** What it is for. */
  readonly purpose: string
}

interface RowOptions {
  readonly perMerchant?: boolean
  readonly maxAge?: Ms
  readonly format?: 'text'
}

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
const row = (name: string, area: StorageArea, purpose: string, options: RowOptions = {}): StorageKeyRow => ({
  name,
  area,
  purpose,
  format: options.format ?? 'json',
  perMerchant: options.perMerchant ?? true,
  ...(options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
})

/** Everything that is stored on the device (D8). Storage keys are named nowhere else. */
export const storageKeys = {
  session: row('MC_SESSION_INFO', 'local', "the member's session (I3.01); its merchantCode is inside", {
    perMerchant: false,
  }),
  tabSession: row(
    'MC_SESSION_INFO',
    'session',
    'the same, for merchants whose sessions end with the tab (D15)',
    {
      perMerchant: false,
    },
  ),
  language: row('language', 'local', 'the language that was chosen or detected (E3.52)', { format: 'text' }),
  webclip: row('WEBCLIP', 'local', '1 on a web clip, 0 on an installed web app (I4.02, I4.03)', {
    perMerchant: false,
    format: 'text',
  }),
  device: row('deviceId', 'cookie', 'the device id (I3.32)', {
    perMerchant: false,
    maxAge: times.deviceCookie,
    format: 'text',
  }),
  deviceCopy: row('deviceId', 'local', 'the same, for browsers that shorten the lifetime of cookies (F027)', {
    perMerchant: false,
    format: 'text',
  }),
  remembered: row('remembered', 'local', 'a remembered login, with its password encrypted (I3.28, D8)'),
  autoLogin: row('autoLogin', 'local', '0 when automatic login is switched off (I4.10, I4.50)', {
    format: 'text',
  }),
  flags: row('flags', 'local', "the last good copy of the platform's flags (D1)", {
    maxAge: times.settingsCopy,
  }),
  settings: row('settings', 'local', "the last good copy of the platform's settings (D1)", {
    maxAge: times.settingsCopy,
  }),
  track: row('track', 'session', 'the value that the status call sends back to the platform (I7.18)', {
    format: 'text',
  }),
  replies: row('replies', 'session', 'cached replies (I7.03)', { maxAge: times.replyCache }),
  clockAhead: row(
    'clockAhead',
    'session',
    "how far the platform's clock is ahead of the device's, in ms (F057)",
  ),
  splash: row('splash', 'session', 'the splash screen was shown (E4.65)'),
  searches: row('searches', 'local', 'the recent searches'),
  registrationInfo: row(
    'registrationInfo',
    'local',
    'the referral codes of the visitor, and the domain of that visit (I3.29)',
  ),
  socialChannel: row('socialChannel', 'session', 'the sign-in channel that the page redirected to (I4.26)', {
    maxAge: times.socialRedirect,
  }),
  socialFrom: row('socialFrom', 'session', 'the form that started it: the page or a dialog (I4.26)', {
    maxAge: times.socialRedirect,
  }),
  marquee: row('marquee', 'session', 'the marquee was stopped'),
  consent: row('consent', 'local', 'the answer of the visitor about tracking (D13)', {
    maxAge: times.consent,
  }),
  landing: row(
    'landing',
    'session',
    "a visit's campaign, until the visitor has decided about tracking (D13)",
  ),
  clickIds: row('clickIds', 'cookie', 'the campaign that led here (I3.23, I9.16)', {
    perMerchant: false,
    maxAge: times.clickCookie,
  }),
  fbc: row('_fbc', 'cookie', "Facebook's click id (I3.24, I9.16, E9.07)", {
    perMerchant: false,
    maxAge: times.clickCookie,
    format: 'text',
  }),
  fbp: row('_fbp', 'cookie', "Facebook's browser id (I3.25, I9.16, E9.07)", {
    perMerchant: false,
    maxAge: times.clickCookie,
    format: 'text',
  }),
  faults: row('faults', 'session', 'the faults that this visit has reported'),
  assets: row('assets', 'local', 'the hash of the asset manifests at the last successful start (E4.53)', {
    format: 'text',
  }),
  recovered: row('recovered', 'session', 'the builds that the page was reloaded for (F123)'),
} as const satisfies Record<string, StorageKeyRow>

/**
 * The only value that is not text: the encryption key of a remembered password, in IndexedDB, one for each merchant (D8).
 */
export const cryptoKeyStoreLocation = { database: 'vault', store: 'keys', name: 'remembered' } as const

export type StorageKey = keyof typeof storageKeys

/** Cached and convenience values: removed when the rest needs the space (F024). */
export const evictableKeys: readonly StorageKey[] = ['replies', 'settings', 'flags', 'searches']
