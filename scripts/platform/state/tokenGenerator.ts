import { randomSequence } from '../random'

const hexDigits = '0123456789abcdef'
const decimalDigits = '0123456789'
/** Without characters that are easily confused. */
const unambiguousCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Generates texts in an alphabet: the same sequence for the same seed and name. */
function createTextGenerator(seed: number, name: string, alphabet: string): (length: number) => string {
  const random = randomSequence(`${name} ${seed}`)
  return (length) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join('')
}

/** The platform's random values. */
export interface TokenGenerator {
  /** Session tokens: 32 hexadecimal digits. */
  token(): string
  /** One-time codes: 6 digits. */
  code(): string
  /** Temporary passwords of the given length. */
  password(length: number): string
}

/** Creates all random values from one seed. */
export function createTokenGenerator(seed: number): TokenGenerator {
  const token = createTextGenerator(seed, 'tokens', hexDigits)
  const code = createTextGenerator(seed, 'codes', decimalDigits)
  const password = createTextGenerator(seed, 'passwords', unambiguousCharacters)
  return { token: () => token(32), code: () => code(6), password }
}
