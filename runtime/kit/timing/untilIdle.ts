import type { Clock } from '../../browser/browser'

/** Resolves when the browser is idle. */
export const untilIdle = (clock: Pick<Clock, 'whenIdle'>): Promise<void> =>
  new Promise((resolve) => void clock.whenIdle(resolve))
