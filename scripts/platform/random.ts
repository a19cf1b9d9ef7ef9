/** Pseudorandom numbers in [0, 1): the same sequence for the same seed. */
export function randomSequence(text: string): () => number {
  let state = hash(text)
  return () => {
    // mulberry32 (Tommy Ettinger, public domain): small, fast, and evenly spread.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a over the UTF-16 units of a text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
