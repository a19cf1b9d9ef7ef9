import type { RowOptions, StorageArea, StorageKeyRow } from './storageKeyRow'
import * as times from './times'

export type { StorageKeyRow } from './storageKeyRow'

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
const row = (name: string, area: StorageArea, options: RowOptions = {}): StorageKeyRow => ({
  name,
  area,
  format: options.format ?? 'json',
  perMerchant: options.perMerchant ?? true,
  ...(options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
})

/*
 * The boot script and the preview use these rows without the table.
 */

/** The member's session (I3.01); its merchantCode is inside. */
export const sessionKey = row('MC_SESSION_INFO', 'local', {
  perMerchant: false,
})
/** The session of merchants whose sessions end with the tab (D128). */
export const tabSessionKey = row('MC_SESSION_INFO', 'session', {
  perMerchant: false,
})
/** The language that was chosen or detected (E3.52). */
export const languageKey = row('language', 'local', { format: 'text' })
/** 1 on a web clip, 0 on an installed web app (I4.02, I4.03). */
export const webclipKey = row('WEBCLIP', 'local', {
  perMerchant: false,
  format: 'text',
})
/** The last good copy of the platform's settings (D1). */
export const settingsKey = row('settings', 'local', {
  maxAge: times.settingsCopy,
})
/** The texts of the last visit, with the URL of their file, which changes with every release. */
export const textsKey = row('texts', 'local')
/** The lobby's games as they were last shown, so that the next visit begins with them. */
export const lanesKey = row('lanes', 'local', { maxAge: times.lobbyCopy })
/** The lobby's banners, likewise. */
export const bannersKey = row('banners', 'local', { maxAge: times.lobbyCopy })
/** The announcements in the lobby's line, likewise, with their language and member. */
export const announcementLineKey = row('announcementLine', 'local', { maxAge: times.lobbyCopy })
/** The games that each member of this device opened last. */
export const recentGamesKey = row('recentGames', 'local')
/** The games that each member of this device has marked (D208). */
export const favouriteGamesKey = row('favouriteGames', 'local')
/** The splash screen was shown (E4.65). */
export const splashKey = row('splash', 'session')

/** Whether the download bar was closed, and whether the prompt that follows it is open (E4.13). */
export const downloadBarKey = row('downloadBar', 'session')
/** The answer of the visitor about tracking (D13). */
export const consentKey = row('consent', 'local', { maxAge: times.consent })

/** Everything that is stored on the device (D8). Storage keys are named nowhere else. */
export const storageKeys = {
  session: sessionKey,
  tabSession: tabSessionKey,
  /** How long a session has been on the screen, with the hash of its token (D14). */
  screenTime: row('screenTime', 'local'),
  language: languageKey,
  webclip: webclipKey,
  /** The device id (I3.32). */
  device: row('deviceId', 'cookie', {
    perMerchant: false,
    maxAge: times.deviceCookie,
    format: 'text',
  }),
  /** A copy of the device id, for browsers that shorten the lifetime of cookies (F027). */
  deviceCopy: row('deviceId', 'local', {
    perMerchant: false,
    format: 'text',
  }),
  /** A remembered login, with its password encrypted (I3.28, D8). */
  remembered: row('remembered', 'local'),
  /** 0 when automatic login is switched off (I4.10, I4.50). */
  autoLogin: row('autoLogin', 'local', {
    format: 'text',
  }),
  /** The last good copy of the platform's flags (D1). */
  flags: row('flags', 'local', {
    maxAge: times.settingsCopy,
  }),
  settings: settingsKey,
  texts: textsKey,
  lanes: lanesKey,
  banners: bannersKey,
  announcementLine: announcementLineKey,
  recentGames: recentGamesKey,
  favouriteGames: favouriteGamesKey,
  /** The member's balance as the platform last sent it, with the hash of the session's token (D213). */
  balance: row('balance', 'local', { maxAge: times.balanceCopy }),
  /** The value that the status call sends back to the platform (I7.18). */
  statusTrack: row('track', 'session', {
    format: 'text',
  }),
  /** What the notice of a failed status call was about that this tab has shown (I8.15). */
  statusNotice: row('statusNotice', 'session', { format: 'text' }),
  /** Cached replies (I7.03). */
  replies: row('replies', 'session', { maxAge: times.replyCache }),
  /** How far the platform's clock is ahead of the device's, in ms (F057). */
  clockAhead: row('clockAhead', 'session'),
  splash: splashKey,
  /** The minimum age that the visitor has confirmed (D18). */
  confirmedAge: row('confirmedAge', 'local'),
  /** The recent searches. */
  searches: row('searches', 'local'),
  /** The referral codes of the visitor, and the domain of that visit (I3.29). */
  registrationInfo: row('registrationInfo', 'local'),
  /** The sign-in channel that the page redirected to (I4.26). */
  socialChannel: row('socialChannel', 'session', {
    maxAge: times.socialRedirect,
  }),
  /** The form from which the page redirected to a provider: the page or a dialog (I4.26). */
  socialOrigin: row('socialFrom', 'session', {
    maxAge: times.socialRedirect,
  }),
  /** The marquee was stopped. */
  marquee: row('marquee', 'session'),
  /** The last message between tabs, where the browser has no BroadcastChannel (F117). */
  tabMessage: row('tabs', 'local'),
  consent: consentKey,
  /** A visit's campaign, until the visitor has decided about tracking (D13). */
  landingClickIds: row('landing', 'session'),
  /** The campaign that led here (I3.23, I9.16). */
  clickIds: row('clickIds', 'cookie', {
    perMerchant: false,
    maxAge: times.clickCookie,
  }),
  /** Facebook's click id (I3.24, I9.16, E9.07). */
  fbc: row('_fbc', 'cookie', {
    perMerchant: false,
    maxAge: times.clickCookie,
    format: 'text',
  }),
  /** Facebook's browser id (I3.25, I9.16, E9.07). */
  fbp: row('_fbp', 'cookie', {
    perMerchant: false,
    maxAge: times.clickCookie,
    format: 'text',
  }),
  downloadBar: downloadBarKey,
  /** The payments that were tracked, as hashes (D30). */
  payments: row('payments', 'local'),
  /** Who has closed a download prompt in this session (E4.17). */
  downloadClosed: row('downloadClosed', 'session'),
  /** How often download prompts were closed on this device (E4.17). */
  downloadCloses: row('downloadCloses', 'local'),
  /** Who was shown a forced download prompt in this session (E4.16). */
  downloadForced: row('downloadForced', 'session'),
  /** The install prompt was dismissed in this session (E4.06). */
  installDismissed: row('installDismissed', 'session'),
  /** How often the install prompt was dismissed; 99 stands for "installed" (E4.06, E4.07, E9.06). */
  installCount: row('installPrompt', 'cookie', { maxAge: times.installCookie, format: 'text' }),
  /** The site was installed from this browser (E4.07). */
  installed: row('installed', 'local'),
  /** When the visit began, and what has interrupted it (D27). */
  interruptions: row('interruptions', 'session'),
  /** The popups with a picture were closed in this session (E4.45). */
  picturePopupsClosed: row('pictureClosed', 'session'),
  /** The names of the pictures that were closed or saved, by group (E4.45). */
  picturePopupNames: row('pictureNames', 'local'),
  /** The announcements that were closed in this session, by audience and member: SHELL_PU_A_{id}, SHELL_PU_B (E4.38, E4.40). */
  popupsClosed: row('SHELL_PU_', 'session'),
  /** The announcements that are hidden on this device, with the time when they return, by audience and member (E4.36). */
  popupsHidden: row('SHELL_PU_HIDDEN', 'local'),
  /** Where the mini game's button is, and whether it was put away; with the hash of the session's token (D21). */
  miniGame: row('miniGame', 'session'),
  /** The mini game was starting; what is left of it says that the page has come to a halt (F156). */
  miniGameStart: row('miniGameStart', 'local', { maxAge: times.miniGameHalt }),
  /** Who has put the activity button away in this session: a member, or visitors (E2.44). */
  activityPutAway: row('activityPutAway', 'session'),
  /** The version of the native app whose upgrade was postponed (E4.48). */
  upgradePostponed: row('upgradePostponed', 'session', { format: 'text' }),
  /** The question about notifications was declined in this session (E4.57). */
  pushSkipped: row('pushSkipped', 'session'),
  /** How often it was declined on this device, and when last. */
  pushRefusals: row('pushRefusals', 'local'),
  /** Which session the registration token for push messages is bound to, with the hash of the session's token (E4.58). */
  pushBinding: row('pushBinding', 'local'),
  /** Registration tokens that the platform could not unsubscribe at a logout (F159). */
  pushTokensLeft: row('pushLeft', 'local'),
  /** A session has ended, and the browser may still receive its push messages (E4.61). */
  pushEnding: row('pushEnding', 'local'),
  /** The profile picture that each member of this device has chosen. */
  profileIcons: row('profileIcons', 'local'),
  /** The amounts of the account are hidden on this device (D205). */
  amountsHidden: row('amountsHidden', 'local'),
  /** What was typed into forms, by form and field, for a page that the browser discards. */
  drafts: row('drafts', 'session', { maxAge: times.draft }),
  /** Where the pages in the history were scrolled to, by entry. */
  scroll: row('scroll', 'session'),
  /** The faults that this visit has reported. */
  faults: row('faults', 'session'),
  /** The hash of the asset manifests at the last successful start (E4.53). */
  assetsHash: row('assets', 'local', {
    format: 'text',
  }),
  /** What the member has last refreshed the page for: an outdated copy on the way must not ask again (E2.43). */
  refreshedFor: row('refreshedFor', 'session', { format: 'text' }),
  /** The builds that the page was reloaded for (F123). */
  recoveryAttempts: row('recovered', 'session'),
} as const satisfies Record<string, StorageKeyRow>

/**
 * The name of the cache with the pictures of popups (E7.42), in the Cache API. It is not one of the worker's caches, which begin
 * with the merchant.
 */
export const pictureCacheName = (merchant: string): string => `pictures:${merchant}`

/**
 * The only other value that is not text: the encryption key of a remembered password, in IndexedDB, one for each merchant (D8).
 */
export const cryptoKeyStoreLocation = { database: 'vault', store: 'keys', name: 'remembered' } as const

export type StorageKey = keyof typeof storageKeys

/** Cached and convenience values: removed when the rest needs the space (F024). */
export const evictableKeys: readonly StorageKey[] = [
  'texts',
  'lanes',
  'banners',
  'announcementLine',
  'balance',
  'replies',
  'settings',
  'flags',
  'searches',
  'recentGames',
  'scroll',
]
