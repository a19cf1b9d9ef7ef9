import { seeded } from '../art/random'

const HEX = '0123456789abcdef'

/** Makes session tokens: 32 hexadecimal digits, the same row of them for the same seed. */
export function tokenMaker(seed: number): () => string {
  const random = seeded(`tokens ${seed}`)
  return () => Array.from({ length: 32 }, () => HEX[Math.floor(random() * 16)]).join('')
}
