import type { MerchantState, World } from './world'

/** A mail that was sent. */
export interface SentMail {
  readonly merchant: string
  readonly userName: string
  readonly to: string
  readonly temporaryPassword: string
  /** ms since 1970. */
  readonly sentAt: number
  /** ms since 1970; from then on the temporary password is not good any more. */
  readonly expiresAt: number
}

const MAILS_AT_MOST = 200

/** Keeps a mail, and tells it; the oldest go when there are too many. */
export function sendMail(world: World, state: MerchantState, mail: Omit<SentMail, 'merchant'>): void {
  state.mails.push({ merchant: state.merchant.code, ...mail })
  if (state.mails.length > MAILS_AT_MOST) state.mails.shift()
  world.tell(`Mail to ${mail.to}: temporary password ${mail.temporaryPassword} for ${mail.userName}`)
}
