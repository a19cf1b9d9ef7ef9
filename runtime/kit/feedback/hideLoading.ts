import type { Browser, Stop } from '../../browser/browser'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'

/**
 * Once the start or the status call has failed, nothing may keep saying "loading" (I8.22): checks every second, at most three
 * times, and hides the splash screen (E4.75). Returns a stop function.
 */
export function hideLoading({ clock, page }: Pick<Browser, 'clock' | 'page'>): Stop {
  let checksLeft: number = limits.hideLoadingChecks
  const stop = clock.every(times.hideLoadingCheck, () => {
    checksLeft -= 1
    const wasVisible = page.splashVisible
    page.showSplash(false)
    if (wasVisible || checksLeft === 0) stop()
  })
  return stop
}
