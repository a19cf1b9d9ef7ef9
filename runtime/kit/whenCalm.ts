import type { Stop } from '../browser/browser'
import type { Site } from '../contract/site'
import { openOverlaysAtom } from '../state/overlays'
import * as times from '../tables/times'

/** Runs it as soon as no other layer is open and nobody types: what pops up by itself waits for that. */
export function whenCalm({ browser, store }: Site, run: () => void): Stop {
  let stopTimer: Stop | undefined
  function check(): void {
    const isCalm = store.get(openOverlaysAtom).length === 0 && !browser.page.typing
    if (isCalm) run()
    else stopTimer = browser.clock.after(times.tick, check)
  }
  check()
  return () => stopTimer?.()
}
