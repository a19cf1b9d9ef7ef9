import { times } from '../tables/times'
import type { Clock } from './browser'

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
