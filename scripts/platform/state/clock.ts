/** The platform's clock. It follows the machine's clock, or one that tests pass in, and can be moved. */
export interface Clock {
  now(): number
  advance(by: number): void
  set(to: number): void
  reset(): void
}

export function createClock(source: () => number): Clock {
  let offset = 0
  return {
    now: () => source() + offset,
    advance: (by) => {
      offset += by
    },
    set: (to) => {
      offset = to - source()
    },
    reset: () => {
      offset = 0
    },
  }
}
