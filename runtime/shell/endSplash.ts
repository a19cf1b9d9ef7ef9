import type { Browser } from '../browser/browser'
import { remainingSplashTime } from '../rules/device/splash'

/**
 * Hides the splash screen once the site is rendered, after at least 150 ms (E4.64). `since` is the steady time at which the
 * page's first script showed it; undefined when it was not shown.
 */
export function endSplash({ clock, storage, page }: Browser, since: number | undefined): void {
  if (since === undefined) return
  storage.write('splash', true)
  clock.after(remainingSplashTime(clock.monotonic() - since), () => page.showSplash(false))
}
