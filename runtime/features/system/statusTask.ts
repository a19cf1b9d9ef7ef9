import type { Stop } from '../../browser/browser'
import { onPageResume } from '../../browser/page/onPageResume'
import type { Site } from '../../contract/site'
import { type CoveringState, coversSite, nextStatusCheck } from '../../rules/system/system'
import { hasContentAtom } from '../../state/page'
import { platformStatusAtom } from '../../state/system'
import { checkStatus } from './checkStatus'

/** Preloads the offline screen: it cannot be loaded once the connection is lost. */
const prepareOffline = (): void => void import('./OfflineScreen').catch(() => undefined)

/**
 * Checks the status when the page has rendered and the browser is idle (D6: the lobby does not wait for it), whenever the page
 * resumes, and at an interval while a screen covers the site. Opens the screens; they close by themselves.
 */
export default function statusTask(site: Site): Stop {
  const { browser, store } = site
  const jitter = (browser.random.bytes(1)[0] ?? 0) / 256
  let cancelTimer: Stop | undefined
  let shownState: CoveringState | undefined

  // A hidden tab does not check; it checks at once when it becomes visible.
  const resumeWatcher = onPageResume(browser, () => void checkStatus(site, 'background'))

  function scheduleCheck(): void {
    const status = store.get(platformStatusAtom)
    cancelTimer?.()
    cancelTimer = coversSite(status.state)
      ? browser.clock.after(nextStatusCheck(status, site.platform.now(), jitter), resumeWatcher.schedule)
      : undefined
  }

  function openScreen(): void {
    const { state } = store.get(platformStatusAtom)
    if (shownState === state) return
    shownState = coversSite(state) ? state : undefined
    if (!coversSite(state)) return
    // The line below the top bar says it (D212).
    if (state === 'offline' && store.get(hasContentAtom)) return
    void site.openOverlay(state).then(() => {
      // Its code did not load: the next check opens it again.
      if (shownState === state) shownState = undefined
    })
  }

  const stops = [
    store.sub(platformStatusAtom, () => {
      scheduleCheck()
      openScreen()
    }),
    browser.line.whenFree(() => {
      void checkStatus(site, 'startup')
      prepareOffline()
    }),
    resumeWatcher.stop,
    () => cancelTimer?.(),
  ]
  return () => stops.forEach((stop) => void stop())
}
