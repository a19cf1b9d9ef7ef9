import type { Browser, Stop } from '../../browser/browser'

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
