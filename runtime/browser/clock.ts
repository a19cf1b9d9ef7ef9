import type { Ms } from '../tables/times'
import * as times from '../tables/times'

/** Stops what was started; calling it twice is safe. */
export type Stop = () => void

export interface Clock {
  /** Milliseconds since 1970 by the device's clock, which may be wrong. */
  now(): number
  /** Milliseconds that never go backwards, even when the device's clock is changed (F098). */
  monotonic(): number
  after(delay: Ms, run: () => void): Stop
  every(delay: Ms, run: () => void): Stop
  /** Runs when the browser is idle, or after a short maximum wait. */
  whenIdle(run: () => void): Stop
}

type IdleWindow = {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => number
  cancelIdleCallback?: (id: number) => void
}

/** Safari has no requestIdleCallback; a short timeout is close enough. */
function whenIdle(run: () => void) {
  const { requestIdleCallback, cancelIdleCallback } = window as IdleWindow
  if (requestIdleCallback && cancelIdleCallback) {
    // Without a timeout, Chromium may never call back on a page that paints nothing.
    const id = requestIdleCallback(run, { timeout: times.idle })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 1)
  return () => clearTimeout(id)
}

/** Runs after what the browser has to do now. */
export const inNextTask = (run: () => void): void => void setTimeout(run)

export const browserClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(delay, run) {
    const id = setTimeout(run, delay)
    return () => clearTimeout(id)
  },
  every(delay, run) {
    const id = setInterval(run, delay)
    return () => clearInterval(id)
  },
  whenIdle,
}
