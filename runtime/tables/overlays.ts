/** Four lanes. Takeover and prompt show one at a time, dialogs are a stack, toasts a short queue. */
export const lanes = ['takeover', 'dialog', 'prompt', 'toast'] as const
export type Lane = (typeof lanes)[number]

export type Shape = 'sheet' | 'card' | 'full' | 'strip'

export interface OverlayRow {
  readonly lane: Lane
  /** Who goes first in its lane: the smaller number (F152). */
  readonly order: number
  /** Where it stands: up from the bottom, in the middle, over everything, or above the bottom bar. */
  readonly shape: Shape
  /** Whether Back, Escape and a tap beside it close it. */
  readonly dismissible: boolean
}

/** Pure, so that a page that needs one row's table does not carry the others. */
// @__NO_SIDE_EFFECTS__
const row = (lane: Lane, order: number, shape: Shape, dismissible = true): OverlayRow => ({
  lane,
  order,
  shape,
  dismissible,
})

/** Who is shown before whom. A feature's overlay has its row here. */
export const overlays = {
  /** Another domain must be taken (I2.22). */
  domainNotice: row('takeover', 10, 'full', false),
  denied: row('takeover', 20, 'full', false),
  maintenance: row('takeover', 30, 'full', false),
  /** Nothing answers at a cold start (D6). */
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
  forgotten: row('dialog', 75, 'sheet'),
  /** Waiting for a provider's window. */
  socialWaiting: row('dialog', 24, 'card'),
  /** What an identity without an account shall become (I2.20). */
  unbound: row('dialog', 22, 'card'),
  /** An app's inner browser cannot sign in (F114). */
  openInBrowser: row('dialog', 26, 'sheet'),
  /** A newer site is there (E2.43). */
  update: row('prompt', 20, 'card'),
  toast: row('toast', 10, 'strip'),
} as const satisfies Record<string, OverlayRow>

export type OverlayId = keyof typeof overlays

export const isOverlay = (id: unknown): id is OverlayId =>
  typeof id === 'string' && Object.hasOwn(overlays, id)
