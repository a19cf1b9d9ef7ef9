import { seeded } from './random'

const HEX = '0123456789abcdef'
const DIGITS = '0123456789'
/** Without the signs that are easily taken for one another. */
const PLAIN = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A row of texts of one alphabet: the same row for the same seed and name. */
function textMaker(seed: number, name: string, alphabet: string): (length: number) => string {
  const random = seeded(`${name} ${seed}`)
  return (length) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join('')
}

/** What the platform makes up by chance. */
export interface Minted {
  /** Session tokens: 32 hexadecimal digits. */
  token(): string
  /** Codes to be typed: 6 digits. */
  code(): string
  /** Passwords for the time being, of a length. */
  password(length: number): string
}

/** Everything that is made up, out of one seed. */
export function mint(seed: number): Minted {
  const token = textMaker(seed, 'tokens', HEX)
  const code = textMaker(seed, 'codes', DIGITS)
  const password = textMaker(seed, 'passwords', PLAIN)
  return { token: () => token(32), code: () => code(6), password }
}
