/** The parts of the vendor's protocol that can go wrong by themselves. */
export const captchaParts = [
  'loader',
  'gettype',
  'load',
  'main',
  'gct',
  'bypass',
  'judge',
  'widget',
  'open',
] as const
export type CaptchaPart = (typeof captchaParts)[number]

/** Something that is made to go wrong at the vendor's. */
export interface CaptchaFault {
  /** "static2", or "static" for all of that kind; every server when absent. */
  readonly server?: string
  /**
   * A script or a call; `widget` is the widget while it gets ready, `open` the one that is opened.
   */
  readonly part: CaptchaPart
  /**
   * Scripts and calls: `hang` never answers, `missing` is 404, `broken` is a page instead of a script, `error` the vendor's
   * own refusal. Widgets: `silent` does nothing, `closes` at once, `passes` at once (as the vendor lets those pass whom it
   * trusts), `error` tells `code` and `words`.
   */
  readonly how: 'hang' | 'missing' | 'broken' | 'error' | 'silent' | 'closes' | 'passes'
  /** Of the vendor's error: "60100", "error_101"; none when absent. */
  readonly code?: string
  readonly words?: string
  /** How often; until it is cleared when absent. */
  readonly times?: number
}

/** What a widget is told to do wrong, by the call that configures it. */
export type WidgetFault = Pick<CaptchaFault, 'part' | 'how' | 'code' | 'words'>
