import type { Ms } from '../tables/times'
import type { Clock } from './browser'

/** The result of the work; undefined when it fails, or takes longer than this. */
export const atMost = <T>(clock: Pick<Clock, 'after'>, time: Ms, work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const stopTimer = clock.after(time, () => resolve(undefined))
    void work.then(resolve, () => resolve(undefined)).finally(stopTimer)
  })
