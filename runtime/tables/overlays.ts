import type { Ms } from './times'
import * as times from './times'

/** There are four lanes. Dialogs are a stack; the others show one overlay at a time. */
export type Lane = 'takeover' | 'dialog' | 'prompt' | 'toast'

export type OverlayShape = 'sheet' | 'card' | 'full' | 'strip'

export interface OverlayRow {
  readonly lane: Lane
  /** Where it appears: from the bottom, in the centre, full screen, or as a line of text. */
  readonly shape: OverlayShape
  /** Whether Back, Escape and a tap outside close it. */
  readonly dismissible: boolean
  /** It opens to type in it, unless it gets something to show. */
  readonly typing?: true
  /** The page below still scrolls for this long; absent: it stops at once. */
  readonly scrollLockDelay?: Ms
  /** After this it opens without being asked for, at the earliest (D27). */
  readonly delay?: Ms
}

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
const row = <Its extends Lane>(lane: Its, shape: OverlayShape, dismissible = true) => ({
  lane,
  shape,
  dismissible,
})

/**
 * Each overlay of a feature has a row here. In the lanes that show one at a time, the first row is shown first (F152). A prompt opens
 * without being asked for; its row says how urgent it is, too (`interruptionOrder.ts`).
 */
export const overlays = {
  /** The site must be used on another domain (I2.22). */
  domainNotice: row('takeover', 'full', false),
  denied: row('takeover', 'full', false),
  maintenance: row('takeover', 'full', false),
  /** Nothing responds at a cold start (D6). */
  offline: row('takeover', 'full', false),
  notice: row('dialog', 'card'),
  /** A question about the page below; unlike a notice it closes with that page. */
  confirm: row('dialog', 'card'),
  registered: row('dialog', 'card', false),
  secondFactor: row('dialog', 'sheet'),
  /** How long the member has been here (D14). */
  sessionReminder: row('dialog', 'card'),
  /** Asks what to do with an identity that is linked to no account (I2.20). */
  unlinkedAccount: row('dialog', 'card'),
  /** Asks for the age before an account is created without the registration form (D18). */
  ageQuestion: row('dialog', 'card'),
  /** Waiting for an identity provider's window. */
  socialWaiting: row('dialog', 'card'),
  /** An in-app browser cannot sign in (F114). */
  openInBrowser: row('dialog', 'sheet'),
  signingIn: row('dialog', 'card', false),
  countryPicker: row('dialog', 'sheet'),
  language: row('dialog', 'sheet'),
  support: row('dialog', 'sheet'),
  /** A visitor can try a game, or log in to play it. */
  playChoice: row('dialog', 'sheet'),
  /** What a game's bar has no room for. */
  gameMenu: row('dialog', 'sheet'),
  /** One of the merchant's own pages above the page that is open, as to deposit during a game. */
  embeddedPage: row('dialog', 'full'),
  /** The window of the operator's chat (E5.06). */
  chat: row('dialog', 'full'),
  /** Profile pictures to choose from (I9.23). */
  profileIcons: row('dialog', 'sheet'),
  search: { ...row('dialog', 'full'), typing: true },
  login: row('dialog', 'sheet'),
  register: row('dialog', 'sheet'),
  phoneCode: row('dialog', 'sheet'),
  forgottenPassword: row('dialog', 'sheet'),
  /** A newer build of the site is available (E2.43). */
  update: row('prompt', 'card'),
  /** How the site is put on the home screen by hand (E2.29). */
  installGuide: row('dialog', 'sheet'),
  /** A newer version of the native app (E2.42). */
  appUpgrade: row('prompt', 'card'),
  /** Offers the app on the whole screen, or at the bottom (E2.23). */
  downloadScreen: { ...row('prompt', 'full'), scrollLockDelay: times.promptScrollLock },
  downloadSheet: { ...row('prompt', 'sheet'), scrollLockDelay: times.promptScrollLock },
  /** What the operator announces, one page for each (E2.38). */
  announcement: row('prompt', 'card'),
  /** A picture that can be saved (E2.41); the manifest may have another delay (E4.47, E9.11). */
  picturePopup: { ...row('prompt', 'card'), delay: times.seconds(20) },
  /** Asks for notifications (E2.66), after this long in the lobby without anything else. */
  pushPrompt: { ...row('prompt', 'card'), delay: times.seconds(10) },
  toast: row('toast', 'strip'),
} as const satisfies Record<string, OverlayRow>

/** The result of an overlay that was closed because its page was left. */
export const pageLeft = Symbol('pageLeft')

/** The result of an interruption that was withdrawn before it could open. */
export const neverOpened = Symbol('neverOpened')

export type OverlayId = keyof typeof overlays

/** The overlays that open without being asked for. */
export type PromptId = {
  [Id in OverlayId]: (typeof overlays)[Id]['lane'] extends 'prompt' ? Id : never
}[OverlayId]

export const isOverlay = (id: unknown): id is OverlayId =>
  typeof id === 'string' && Object.hasOwn(overlays, id)
