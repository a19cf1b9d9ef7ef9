/** There are four lanes. Takeover and prompt show one overlay at a time, dialogs are a stack, toasts a short queue. */
export const lanes = ['takeover', 'dialog', 'prompt', 'toast'] as const
export type Lane = (typeof lanes)[number]

export type OverlayShape = 'sheet' | 'card' | 'full' | 'strip'

export interface OverlayRow {
  readonly lane: Lane
  /** The priority in its lane: the smaller number first (F152). */
  readonly order: number
  /** Where it appears: from the bottom, in the centre, full screen, or above the bottom bar. */
  readonly shape: OverlayShape
  /** Whether Back, Escape and a tap outside close it. */
  readonly dismissible: boolean
}

/** Marked as pure, so that a bundle that uses one row does not include the whole table. */
// @__NO_SIDE_EFFECTS__
const row = (lane: Lane, order: number, shape: OverlayShape, dismissible = true): OverlayRow => ({
  lane,
  order,
  shape,
  dismissible,
})

/** The overlays and their priority. Each overlay of a feature has a row here. */
export const overlays = {
  /** The site must be used on another domain (I2.22). */
  domainNotice: row('takeover', 10, 'full', false),
  denied: row('takeover', 20, 'full', false),
  maintenance: row('takeover', 30, 'full', false),
  /** Nothing responds at a cold start (D6). */
  offline: row('takeover', 40, 'full', false),
  notice: row('dialog', 10, 'card'),
  secondFactor: row('dialog', 15, 'sheet'),
  logOut: row('dialog', 20, 'card'),
  signingIn: row('dialog', 30, 'card', false),
  countryPicker: row('dialog', 35, 'sheet'),
  language: row('dialog', 40, 'sheet'),
  support: row('dialog', 50, 'sheet'),
  search: row('dialog', 60, 'full'),
  login: row('dialog', 70, 'sheet'),
  register: row('dialog', 72, 'sheet'),
  registered: row('dialog', 12, 'card', false),
  phoneCode: row('dialog', 73, 'sheet'),
  forgottenPassword: row('dialog', 75, 'sheet'),
  /** Waiting for an identity provider's window. */
  socialWaiting: row('dialog', 24, 'card'),
  /** Asks what to do with an identity that is linked to no account (I2.20). */
  unlinkedAccount: row('dialog', 22, 'card'),
  /** An in-app browser cannot sign in (F114). */
  openInBrowser: row('dialog', 26, 'sheet'),
  /** A newer build of the site is available (E2.43). */
  update: row('prompt', 20, 'card'),
  toast: row('toast', 10, 'strip'),
} as const satisfies Record<string, OverlayRow>

export type OverlayId = keyof typeof overlays

export const isOverlay = (id: unknown): id is OverlayId =>
  typeof id === 'string' && Object.hasOwn(overlays, id)
