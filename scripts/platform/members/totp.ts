import { Secret, TOTP } from 'otpauth'
import { randomSequence } from '../random'

/** 160 bits, as authenticator apps expect it. */
const secretBytes = 20
/** To tolerate clock drift, the codes of the steps before and after are accepted, too (RFC 6238 section 5.2). */
const window = 1

/** A secret in base32 (RFC 4648); the same for the same name. */
export function createTotpSecret(name: string): string {
  const random = randomSequence(`authenticator ${name}`)
  const bytes = Uint8Array.from({ length: secretBytes }, () => Math.floor(random() * 256))
  return new Secret({ buffer: bytes.buffer }).base32
}

/** Six digits for 30 seconds. */
const authenticator = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret) })

/** What an authenticator shows at a time, ms since 1970 (RFC 6238). */
export const totp = (secret: string, now: number): string =>
  authenticator(secret).generate({ timestamp: now })

/**
 * The 30-second step of a code: the current one or one of its neighbours, and later than `after`, because a code can be used once.
 * Undefined when no step matches.
 */
export function findCodeStep(secret: string, code: string, now: number, after: number): number | undefined {
  const one = authenticator(secret)
  const delta = one.validate({ token: code, timestamp: now, window })
  const step = delta === null ? undefined : one.counter({ timestamp: now }) + delta
  return step !== undefined && step > after ? step : undefined
}
