import type { Browser, Clock, Stop } from '../../browser/browser'
import * as times from '../../tables/times'

/**
 * Resolves when the browser is idle and the page visible: a hidden tab leaves the work to the one that is used. Adds what stops
 * it, after which it stays pending.
 */
export const untilUsed = ({ clock, page }: Browser, stops: Stop[]): Promise<void> =>
  new Promise((resolve) => {
    const stopIdle = clock.whenIdle(() => {
      if (page.visible) return resolve()
      stops.push(page.onVisible((visible) => visible && resolve()))
    })
    stops.push(stopIdle)
  })

/** The result of the work; rejects when it takes longer than a registration token may. */
export const inTime = <T>(clock: Clock, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stopTimer = clock.after(times.pushToken, () => reject(new Error('It took too long')))
    work.then(resolve, reject).finally(stopTimer)
  })
