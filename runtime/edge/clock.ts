import { times } from '../tables/times'
import type { Clock } from './edge'

type IdleWindow = {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => number
  cancelIdleCallback?: (id: number) => void
}

/** Safari has no idle callback: a task after the next paint is near enough. */
function whenIdle(run: () => void) {
  const { requestIdleCallback, cancelIdleCallback } = window as IdleWindow
  if (requestIdleCallback && cancelIdleCallback) {
    // A page that draws nothing for a while may else never be called in Chromium.
    const id = requestIdleCallback(run, { timeout: times.idle })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 1)
  return () => clearTimeout(id)
}

export const browserClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
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
