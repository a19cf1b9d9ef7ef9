import type { Browser, Stop } from '../browser/browser'
import { limits } from '../tables/limits'
import { times } from '../tables/times'

/**
 * When the start or the status call has failed, nothing goes on saying "loading" (I8.22): somebody looks every second, at
 * most three times, and takes the start picture away when it stands there (E4.75). Returns what stops it.
 */
export function hideLoading({ clock, page }: Pick<Browser, 'clock' | 'page'>): Stop {
  let left: number = limits.hideLoadingChecks
  const stop = clock.every(times.hideLoadingCheck, () => {
    left -= 1
    const found = page.splashVisible
    page.showSplash(false)
    if (found || left === 0) stop()
  })
  return stop
}
