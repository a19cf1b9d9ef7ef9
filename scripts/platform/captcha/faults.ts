/** The parts of the vendor's protocol that can fail independently. */
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

/** A fault that the control call injects into the vendor's servers. */
export interface CaptchaFault {
  /** "static2", or "static" for all static servers; all servers when absent. */
  readonly server?: string
  /**
   * A script or a call; `widget` is the widget while it loads, `open` when it is opened.
   */
  readonly part: CaptchaPart
  /**
   * Scripts and calls: `hang` never responds, `missing` is 404, `broken` is HTML instead of a script, `error` is the vendor's
   * error reply. Widgets: `silent` does nothing, `closes` at once, `passes` at once (as for users whom the vendor trusts),
   * `error` reports `code` and `message`.
   */
  readonly how: 'hang' | 'missing' | 'broken' | 'error' | 'silent' | 'closes' | 'passes'
  /** The vendor's error code: "60100", "error_101"; none when absent. */
  readonly code?: string
  readonly message?: string
  /** How many times; when absent, until the faults are cleared. */
  readonly times?: number
}

/** A fault of the widget, sent with its configuration. */
export type WidgetFault = Pick<CaptchaFault, 'part' | 'how' | 'code' | 'message'>
