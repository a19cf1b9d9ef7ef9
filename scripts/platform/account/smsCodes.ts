import { RefusalError } from '../http/refusal'
import { formatMobile, type MobileNumber, normalizeMobile } from '../members/mobile'
import type { ConfigState, SettingsState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'

/** A code that was sent by SMS. */
export interface SentSmsCode extends MobileNumber {
  readonly merchant: string
  /** Sent to a member's own number, or to one that a visitor entered. */
  readonly to: 'member' | 'visitor'
  readonly code: string
  /** ms since 1970. */
  readonly sentAt: number
  /** ms since 1970. */
  readonly expiresAt: number
  triesLeft: number
  used: boolean
}

export interface SmsCodeState {
  /** The last code to each number. */
  readonly smsCodes: Map<string, SentSmsCode>
}

const maxAttempts = 5
const defaultSeconds = 90

const codeKey = (recipient: SentSmsCode['to'], mobile: MobileNumber): string =>
  `${recipient} ${formatMobile(normalizeMobile(mobile))}`

/** How long a code is valid, in seconds: the merchant's setting `smsCodeSeconds`, or 90. */
const codeLifetime = ({ settings }: SettingsState): number =>
  typeof settings.smsCodeSeconds === 'number' ? settings.smsCodeSeconds : defaultSeconds

/** Sends a code and returns how many seconds it is valid (I3.12). No other code is sent to the number until then. */
export function sendSmsCode(
  platform: PlatformServices,
  state: ConfigState & SettingsState & SmsCodeState,
  recipient: SentSmsCode['to'],
  mobile: MobileNumber,
) {
  const now = platform.clock.now()
  const key = codeKey(recipient, mobile)
  const previous = state.smsCodes.get(key)
  if (previous && !previous.used && now < previous.expiresAt)
    throw new RefusalError('TOO_MANY_REQUEST_SMS', { messageKey: 'codeUnderway' })
  const expirationTime = codeLifetime(state)
  const sent: SentSmsCode = {
    merchant: state.merchant.code,
    to: recipient,
    ...normalizeMobile(mobile),
    code: platform.tokens.code(),
    sentAt: now,
    expiresAt: now + expirationTime * 1000,
    triesLeft: maxAttempts,
    used: false,
  }
  // Deleted first, so that the map lists the codes in the order in which they were sent.
  state.smsCodes.delete(key)
  state.smsCodes.set(key, sent)
  platform.log(`SMS to ${formatMobile(sent)}: ${sent.code} (${expirationTime} s)`)
  return { expirationTime }
}

/** Verifies a code that was sent to a number. Returns the error, or undefined when it is right; then it is used up. */
export function verifySmsCode(
  platform: PlatformServices,
  state: SmsCodeState,
  { to, mobile, code }: { to: SentSmsCode['to']; mobile: MobileNumber; code: string },
): RefusalError | undefined {
  const sent = state.smsCodes.get(codeKey(to, mobile))
  if (!sent) return new RefusalError('verification.sms.err', { messageKey: 'wrongSmsCode' })
  if (sent.used || platform.clock.now() >= sent.expiresAt)
    return new RefusalError('verification.code.expired', { messageKey: 'codeExpired' })
  if (sent.triesLeft === 0)
    return new RefusalError('TOO_MANY_REQUEST_VERIFICATION', { messageKey: 'tooManyTries' })
  if (sent.code !== code) {
    sent.triesLeft -= 1
    return new RefusalError('verification.sms.err', { messageKey: 'wrongSmsCode' })
  }
  sent.used = true
  return undefined
}
