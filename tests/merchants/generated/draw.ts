/** Draws that a seed decides, so that a run can be repeated. */
export interface Draw {
  /** A whole number from 0 to below `count`. */
  number(count: number): number
  one<T>(items: readonly T[]): T
}

/** The generator "mulberry32": small, and good enough to choose places. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0
  const number = (count: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
  return {
    number,
    one: (items) => {
      if (items.length === 0) throw new RangeError('nothing to draw from')
      return items[number(items.length)] as (typeof items)[number]
    },
  }
}
