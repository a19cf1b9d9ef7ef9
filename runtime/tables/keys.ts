import { type Ms, times } from './times'

/** Where a thing is kept: for good, for the tab's life, or as a cookie that the platform may read too. */
export type Place = 'local' | 'session' | 'cookie'

export interface KeyRow {
  /** Its name on the device. */
  readonly name: string
  readonly place: Place
  /** Kept as plain text that others read too, or as JSON of ours. */
  readonly as: 'text' | 'json'
  /** Two merchants on one host never share it (F026). A shared row carries its merchant inside. */
  readonly scoped: boolean
  /** How long it counts; absent means until it is removed. */
  readonly life?: Ms
  /** What it is for. */
  readonly meaning: string
}

interface More {
  readonly scoped?: boolean
  readonly life?: Ms
  readonly as?: 'text'
}

/** Pure, so that a page that needs one row's table does not carry the others. */
// @__NO_SIDE_EFFECTS__
const row = (name: string, place: Place, meaning: string, more: More = {}): KeyRow => ({
  name,
  place,
  meaning,
  as: more.as ?? 'json',
  scoped: more.scoped ?? true,
  ...(more.life === undefined ? {} : { life: more.life }),
})

/** Everything that is kept on the device (D8). Nothing else names a storage key. */
export const keys = {
  session: row('MC_SESSION_INFO', 'local', "the member's session (I3.01); its merchantCode is inside", {
    scoped: false,
  }),
  tabSession: row(
    'MC_SESSION_INFO',
    'session',
    'the same for merchants that choose the life of the tab (D15)',
    {
      scoped: false,
    },
  ),
  language: row('language', 'local', 'the language that was chosen or detected (E3.52)', { as: 'text' }),
  webclip: row('WEBCLIP', 'local', '1 on a web clip, 0 on an installed web app (I4.02, I4.03)', {
    scoped: false,
    as: 'text',
  }),
  device: row('deviceId', 'cookie', 'the device id (I3.32)', {
    scoped: false,
    life: times.deviceCookie,
    as: 'text',
  }),
  deviceCopy: row('deviceId', 'local', 'the same, for browsers that shorten the life of cookies (F027)', {
    scoped: false,
    as: 'text',
  }),
  remembered: row('remembered', 'local', 'a login that is remembered, its password sealed (I3.28, D8)'),
  autoLogin: row('autoLogin', 'local', '0 when logging in by itself is switched off (I4.10, I4.50)', {
    as: 'text',
  }),
  flags: row('flags', 'local', "the last good copy of the platform's flags (D1)", {
    life: times.settingsCopy,
  }),
  settings: row('settings', 'local', "the last good copy of the platform's settings (D1)", {
    life: times.settingsCopy,
  }),
  track: row('track', 'session', 'what the status call is handed back (I7.18)', { as: 'text' }),
  replies: row('replies', 'session', 'replies that may be served again (I7.03)', { life: times.replyCache }),
  clockAhead: row(
    'clockAhead',
    'session',
    "how far the platform's clock is ahead of the device's, in ms (F057)",
  ),
  splash: row('splash', 'session', 'the start picture was shown (E4.65)'),
  searches: row('searches', 'local', 'what was searched for lately'),
  registrationInfo: row(
    'registrationInfo',
    'local',
    'the codes that the visitor came with, and the domain where that was (I3.29)',
  ),
  socialChannel: row('socialChannel', 'session', 'the channel that the page was left for (I4.26)', {
    life: times.socialRedirect,
  }),
  socialFrom: row('socialFrom', 'session', 'which form it was left from: the page, or a dialog (I4.26)', {
    life: times.socialRedirect,
  }),
  marquee: row('marquee', 'session', 'the running line was stopped'),
  consent: row('consent', 'local', 'what the visitor said about tracking (D13)', { life: times.consent }),
  landing: row(
    'landing',
    'session',
    "a visit's campaign, until the visitor says whether it may be kept (D13)",
  ),
  clickIds: row('clickIds', 'cookie', 'the campaign that led here (I3.23, I9.16)', {
    scoped: false,
    life: times.clickCookie,
  }),
  fbc: row('_fbc', 'cookie', "Facebook's click id (I3.24, I9.16, E9.07)", {
    scoped: false,
    life: times.clickCookie,
    as: 'text',
  }),
  fbp: row('_fbp', 'cookie', "Facebook's browser id (I3.25, I9.16, E9.07)", {
    scoped: false,
    life: times.clickCookie,
    as: 'text',
  }),
  faults: row('faults', 'session', 'the faults that this visit has reported'),
  assets: row(
    'assets',
    'local',
    'the hash of the asset manifests that this device last started well with (E4.53)',
    {
      as: 'text',
    },
  ),
  recovered: row('recovered', 'session', 'the builds that the page was loaded anew for (F123)'),
} as const satisfies Record<string, KeyRow>

/** The one thing that is not text: IndexedDB keeps the key that seals a remembered password, one for each merchant (D8). */
export const sealingKey = { database: 'vault', store: 'keys', name: 'remembered' } as const

export type KeyName = keyof typeof keys

/** Copies and comforts of ours: given up where there is no room for the rest (F024). */
export const spareKeys: readonly KeyName[] = ['replies', 'settings', 'flags', 'searches']
