import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import type { Browser, Stop } from '../browser'

export interface BackOff {
  /** Retries after a delay that grows with each call, as soon as the page is visible. */
  schedule(retry: () => void): void
  readonly cancel: Stop
  /** Cancels; the next delay is the shortest one again. */
  readonly reset: Stop
}

/** Delays double up to a minute. `jitter` (0 to 1) spreads devices, so that they do not all return at once. */
const delayOf = (attempt: number, jitter: number): Ms =>
  times.ms(Math.min(times.firstRetry * 2 ** attempt, times.lastRetry) * (1 + jitter / 4))

/** Spaces the automatic retries of one request; a hidden page does not retry. */
export function createBackOff({ clock, page, random }: Pick<Browser, 'clock' | 'page' | 'random'>): BackOff {
  let attempt = 0
  let stop: Stop | undefined

  function cancel(): void {
    stop?.()
    stop = undefined
  }
  function retryWhenVisible(retry: () => void): void {
    cancel()
    if (page.visible) retry()
    else stop = page.onVisible((visible) => visible && retryWhenVisible(retry))
  }

  return {
    schedule(retry) {
      cancel()
      const delay = delayOf(attempt, (random.bytes(1)[0] ?? 0) / 256)
      attempt += 1
      stop = clock.after(delay, () => retryWhenVisible(retry))
    },
    cancel,
    reset() {
      cancel()
      attempt = 0
    },
  }
}
