import { Refused } from './exchange'
import { type Mobile, plainMobile, spoken } from './members/mobile'
import type { MerchantState, World } from './world'

/** A code that was sent by SMS. */
export interface SentCode extends Mobile {
  readonly merchant: string
  /** A member's own number, or one that a visitor has given. */
  readonly to: 'member' | 'visitor'
  readonly code: string
  /** ms since 1970. */
  readonly sentAt: number
  /** ms since 1970. */
  readonly expiresAt: number
  triesLeft: number
  used: boolean
}

const TRIES = 5
const SECONDS = 90

const keyOf = (to: SentCode['to'], mobile: Mobile): string => `${to} ${spoken(plainMobile(mobile))}`

/** How long a code is good for, in seconds: the merchant's setting `smsCodeSeconds`, or 90. */
const lifetimeOf = ({ settings }: MerchantState): number =>
  typeof settings.smsCodeSeconds === 'number' ? settings.smsCodeSeconds : SECONDS

/** Sends a code, and says for how many seconds it is good (I3.12); no other goes out to the number until then. */
export function sendCode(world: World, state: MerchantState, to: SentCode['to'], mobile: Mobile) {
  const now = world.clock.now()
  const key = keyOf(to, mobile)
  const last = state.codes.get(key)
  if (last && !last.used && now < last.expiresAt)
    throw new Refused('TOO_MANY_REQUEST_SMS', { say: 'codeUnderway' })
  const expirationTime = lifetimeOf(state)
  const sent: SentCode = {
    merchant: state.merchant.code,
    to,
    ...plainMobile(mobile),
    code: world.newCode(),
    sentAt: now,
    expiresAt: now + expirationTime * 1000,
    triesLeft: TRIES,
    used: false,
  }
  // Set anew rather than in its old place, so that the codes stand in the order in which they were sent.
  state.codes.delete(key)
  state.codes.set(key, sent)
  world.tell(`SMS to ${spoken(sent)}: ${sent.code} (${expirationTime} s)`)
  return { expirationTime }
}

/** Why a code is not the one that was sent to a number, or undefined when it is; then it is used up. */
export function spendCode(
  world: World,
  state: MerchantState,
  { to, mobile, code }: { to: SentCode['to']; mobile: Mobile; code: string },
): Refused | undefined {
  const sent = state.codes.get(keyOf(to, mobile))
  if (!sent) return new Refused('verification.sms.err', { say: 'wrongSmsCode' })
  if (sent.used || world.clock.now() >= sent.expiresAt)
    return new Refused('verification.code.expired', { say: 'codeExpired' })
  if (sent.triesLeft === 0) return new Refused('TOO_MANY_REQUEST_VERIFICATION', { say: 'tooManyTries' })
  if (sent.code !== code) {
    sent.triesLeft -= 1
    return new Refused('verification.sms.err', { say: 'wrongSmsCode' })
  }
  sent.used = true
  return undefined
}
