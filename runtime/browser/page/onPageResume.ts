import * as times from '../../tables/times'
import type { Browser, Stop } from '../browser'

export interface ResumeWatcher {
  /** Behaves as if the page had just been resumed. */
  schedule(): void
  readonly stop: Stop
}

/**
 * Calls the listener when the member comes back: the tab becomes visible, the connection returns, or the page is restored
 * from the back/forward cache. Several of these at once count as one (I9.22, F119), and so does the return to a tab that
 * was frozen for hours (F120).
 */
export function onPageResume(
  { clock, page }: Pick<Browser, 'clock' | 'page'>,
  listener: () => void,
): ResumeWatcher {
  let cancelTimer: Stop | undefined

  function cancel(): void {
    cancelTimer?.()
    cancelTimer = undefined
  }
  function schedule(): void {
    cancel()
    cancelTimer = clock.after(times.resumeDebounce, () => {
      cancelTimer = undefined
      if (page.visible) listener()
    })
  }

  const stops = [
    page.onVisible((visible) => (visible ? schedule() : cancel())),
    page.onOnline((online) => online && schedule()),
    page.onRestored(schedule),
    cancel,
  ]
  return { schedule, stop: () => stops.forEach((stop) => void stop()) }
}
