import type { Clock, Stop } from '../../runtime/browser/browser'

/** Time that moves only when a test says so. */
export interface FakeClock extends Clock {
  /** Lets `ms` milliseconds pass: runs what is due, in order, and lets promises settle after each. */
  advance(ms: number): Promise<void>
  /** Lets time pass while nothing runs, as in a frozen tab: what fell due meanwhile runs once, in the next `advance`. */
  freeze(ms: number): void
  /** How many timers wait. */
  readonly waiting: number
  /** Does something and waits until all has come to rest; a rendered site puts its own in. */
  settle: (something?: () => void) => Promise<void>
}

interface Timer {
  due: number
  readonly order: number
  readonly every: number | undefined
  readonly run: () => void
}

/** One turn of the event loop: every promise that can settle has settled by then. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** When the tests take place, in ms since 1970. */
export const startOfTime = Date.UTC(2026, 10, 21, 12)

export function fakeClock(start = startOfTime): FakeClock {
  const timers = new Set<Timer>()
  let passed = 0
  let count = 0

  function add(delay: number, run: () => void, every?: number): Stop {
    count += 1
    const timer: Timer = { due: passed + delay, order: count, every, run }
    timers.add(timer)
    return () => timers.delete(timer)
  }

  const next = (until: number): Timer | undefined =>
    [...timers]
      .filter(({ due }) => due <= until)
      .sort((one, other) => one.due - other.due || one.order - other.order)[0]

  const clock: FakeClock = {
    async settle(something) {
      something?.()
      await nextTurn()
    },
    now: () => start + passed,
    monotonic: () => passed,
    after: (delay, run) => add(delay, run),
    every: (delay, run) => add(delay, run, delay),
    whenIdle: (run) => add(1, run),
    get waiting() {
      return timers.size
    },
    freeze(ms) {
      passed += ms
      for (const timer of timers) timer.due = Math.max(timer.due, passed)
    },
    async advance(ms) {
      const until = passed + ms
      await clock.settle()
      for (let timer = next(until); timer; timer = next(until)) {
        passed = timer.due
        if (timer.every === undefined) timers.delete(timer)
        else timer.due += timer.every
        await clock.settle(timer.run)
      }
      passed = until
      await clock.settle()
    },
  }
  return clock
}
