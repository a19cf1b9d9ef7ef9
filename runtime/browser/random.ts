import type { Random } from './browser'

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** crypto.randomUUID is missing on plain http, getRandomValues is not. */
function uuid(): string {
  const [...random] = bytes(16)
  random[6] = ((random[6] ?? 0) & 0x0f) | 0x40
  random[8] = ((random[8] ?? 0) & 0x3f) | 0x80
  const hex = random.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const browserRandom: Random = { bytes, uuid }
