import { times } from '../tables/times'
import type { Edge, Stop } from './edge'

export interface Return {
  /** As if the member had come back just now. */
  soon(): void
  readonly stop: Stop
}

/**
 * Tells that the member is back: the tab is looked at again, the line is there again, the page came out of the
 * browser's memory. A storm of these is one (I9.22, F119), and so is a tab that was frozen for hours (F120).
 */
export function onReturn({ clock, page }: Pick<Edge, 'clock' | 'page'>, told: () => void): Return {
  let waiting: Stop | undefined

  function cancel(): void {
    waiting?.()
    waiting = undefined
  }
  function soon(): void {
    cancel()
    waiting = clock.after(times.refresh, () => {
      waiting = undefined
      if (page.visible) told()
    })
  }

  const stops = [
    page.onVisible((visible) => (visible ? soon() : cancel())),
    page.onOnline((online) => online && soon()),
    page.onRestored(soon),
    cancel,
  ]
  return { soon, stop: () => stops.forEach((stop) => void stop()) }
}
