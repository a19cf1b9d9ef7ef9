import type { OverlayId } from './overlays'

/** What helps after a failure; a row of the error table names it (D20). */
export type Remedy = keyof typeof remedies

interface RemedyRow {
  /** The sentence that says what to do; absent: the message says it. */
  readonly advice?: string
  /** The text of the second button. */
  readonly button: string
  /** What the button opens; absent: it does again what failed. */
  readonly opens?: OverlayId
  /** Customer service may be asked about it: the notice has a short code. */
  readonly hasCode: boolean
}

export const remedies = {
  support: { advice: 'errors.askSupport', button: 'common.contactUs', opens: 'support', hasCode: true },
  newPassword: {
    advice: 'errors.checkPassword',
    button: 'login.forgotten',
    opens: 'forgottenPassword',
    hasCode: false,
  },
  logIn: { button: 'login.submit', opens: 'login', hasCode: false },
  /** The message already says that the connection failed. */
  reconnect: { button: 'common.retry', hasCode: true },
  /** The specified words do not say it (I8.15, I8.16, I8.20). */
  checkConnection: { advice: 'errors.network', button: 'common.retry', hasCode: true },
  tryAgain: { advice: 'errors.tryLater', button: 'common.retry', hasCode: true },
} as const satisfies Record<string, RemedyRow>
