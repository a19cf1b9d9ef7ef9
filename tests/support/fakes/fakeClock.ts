import type { Clock, Stop } from '../../../runtime/browser/browser'

/** A clock that moves only when a test advances it. */
export interface FakeClock extends Clock {
  /** Lets `ms` milliseconds pass: runs the timers that are due, in order, and lets promises settle after each. */
  advance(ms: number): Promise<void>
  /** Lets time pass without running timers, as in a frozen tab; those that are due run once, in the next `advance`. */
  freeze(ms: number): void
  /** The number of pending timers. */
  readonly pendingTimers: number
  /** Performs an action and waits until everything has settled. A rendered site replaces it with its own. */
  settle: (action?: () => void) => Promise<void>
}

interface Timer {
  due: number
  readonly order: number
  readonly every: number | undefined
  readonly run: () => void
}

/** One turn of the event loop; by then all promises that can settle have settled. */
export const nextMacrotask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The time at which the fake clock starts, in ms since 1970. */
export const testStartTime = Date.UTC(2026, 10, 21, 12)

export function fakeClock(start = testStartTime): FakeClock {
  const timers = new Set<Timer>()
  let elapsed = 0
  let count = 0

  function add(delay: number, run: () => void, every?: number): Stop {
    count += 1
    const timer: Timer = { due: elapsed + delay, order: count, every, run }
    timers.add(timer)
    return () => timers.delete(timer)
  }

  const nextTimer = (until: number): Timer | undefined =>
    [...timers]
      .filter(({ due }) => due <= until)
      .sort((first, second) => first.due - second.due || first.order - second.order)[0]

  const clock: FakeClock = {
    async settle(action) {
      action?.()
      await nextMacrotask()
    },
    now: () => start + elapsed,
    monotonic: () => elapsed,
    after: (delay, run) => add(delay, run),
    every: (delay, run) => add(delay, run, delay),
    whenIdle: (run) => add(1, run),
    get pendingTimers() {
      return timers.size
    },
    freeze(ms) {
      elapsed += ms
      for (const timer of timers) timer.due = Math.max(timer.due, elapsed)
    },
    async advance(ms) {
      const until = elapsed + ms
      await clock.settle()
      for (let timer = nextTimer(until); timer; timer = nextTimer(until)) {
        elapsed = timer.due
        if (timer.every === undefined) timers.delete(timer)
        else timer.due += timer.every
        await clock.settle(timer.run)
      }
      elapsed = until
      await clock.settle()
    },
  }
  return clock
}
