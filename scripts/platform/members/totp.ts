import { createHmac } from 'node:crypto'
import { randomSequence } from '../random'

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const secretLength = 32
const stepDuration = 30_000
const digitCount = 6

/** A secret of 160 bits in base32 (RFC 4648), as authenticator apps expect it; the same for the same name. */
export function createTotpSecret(name: string): string {
  const random = randomSequence(`authenticator ${name}`)
  return Array.from({ length: secretLength }, () => base32Alphabet[Math.floor(random() * 32)]).join('')
}

/** The bytes of a base32 text; spaces, padding and letter case are ignored. */
export function decodeBase32(text: string): Buffer {
  const values = [...text.toUpperCase()]
    .map((character) => base32Alphabet.indexOf(character))
    .filter((value) => value >= 0)
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The 30-second step of a time (ms since 1970). */
const stepAt = (now: number): number => Math.floor(now / stepDuration)

/** The code of a step: HMAC-SHA-1, truncated to 6 digits (RFC 4226 section 5.3). */
function codeForStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digitCount).padStart(digitCount, '0')
}

/** What an authenticator shows at a time, ms since 1970 (RFC 6238). */
export const totp = (secret: string, now: number): string => codeForStep(secret, stepAt(now))

/**
 * The step of a code: the current one or one of its neighbours, to tolerate clock drift, and later than `after`, because a
 * code can be used once (RFC 6238 section 5.2). Undefined when no step matches.
 */
export const findCodeStep = (secret: string, code: string, now: number, after: number): number | undefined =>
  [stepAt(now), stepAt(now) - 1, stepAt(now) + 1].find(
    (step) => step > after && codeForStep(secret, step) === code,
  )
