/** The platform's own time: it runs with the machine's clock, or with whatever the tests give, and can be moved. */
export interface Clock {
  now(): number
  advance(by: number): void
  set(to: number): void
  reset(): void
}

export function movableClock(source: () => number): Clock {
  let shift = 0
  return {
    now: () => source() + shift,
    advance: (by) => {
      shift += by
    },
    set: (to) => {
      shift = to - source()
    },
    reset: () => {
      shift = 0
    },
  }
}
