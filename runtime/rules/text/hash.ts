/**
 * Two 32-bit FNV-1a hashes with different seeds, in base 36. Tokens and ids are named by it in messages between tabs and in
 * cache keys, which must not contain them (D21).
 */
export function hashText(text: string): string {
  const hash = (seed: number): string => {
    let value = seed
    for (let index = 0; index < text.length; index += 1)
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
    return value.toString(36)
  }
  return `${hash(0x811c9dc5)}-${hash(0x01000193)}`
}
