import type { ConfigState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'

/** A mail that was sent. */
export interface SentMail {
  readonly merchant: string
  readonly userName: string
  readonly to: string
  readonly temporaryPassword: string
  /** ms since 1970. */
  readonly sentAt: number
  /** ms since 1970; from then on the temporary password is no longer valid. */
  readonly expiresAt: number
}

export interface MailState {
  /** Oldest first. */
  readonly mails: SentMail[]
}

const maxMails = 200

/** Stores a mail and logs it; the oldest ones are dropped when there are too many. */
export function sendMail(
  platform: PlatformServices,
  state: ConfigState & MailState,
  mail: Omit<SentMail, 'merchant'>,
): void {
  state.mails.push({ merchant: state.merchant.code, ...mail })
  if (state.mails.length > maxMails) state.mails.shift()
  platform.log(`Mail to ${mail.to}: temporary password ${mail.temporaryPassword} for ${mail.userName}`)
}
