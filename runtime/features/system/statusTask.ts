import type { Stop } from '../../browser/browser'
import { onPageResume } from '../../browser/onPageResume'
import type { Site } from '../../contract/site'
import { type CoveringState, coversSite, nextStatusCheck } from '../../rules/system/system'
import { platformStatusAtom } from '../../state/system'
import { look } from './look'

/** Words for a line that breaks must be there before it does. */
function prepareOffline({ browser, data }: Site): void {
  import('./OfflineScreen').catch(() => undefined)
  const { system } = data.styles
  if (system !== undefined) void browser.stylesheets.load(system)
}

/**
 * Asks for the status once the page is drawn and the browser is idle (D6: the lobby does not wait for it), whenever the
 * member comes back, and while a screen covers the site, by itself. Opens the screens; they leave by themselves.
 */
export default function statusTask(site: Site): Stop {
  const { browser, store } = site
  const share = (browser.random.bytes(1)[0] ?? 0) / 256
  let planned: Stop | undefined
  let shown: CoveringState | undefined

  // A hidden tab asks nothing: when it is looked at again, it asks at once.
  const back = onPageResume(browser, () => void look(site, 'again'))

  function plan(): void {
    const system = store.get(platformStatusAtom)
    planned?.()
    planned = coversSite(system.state)
      ? browser.clock.after(nextStatusCheck(system, site.platform.now(), share), back.schedule)
      : undefined
  }

  function show(): void {
    const { state } = store.get(platformStatusAtom)
    if (shown === state) return
    shown = coversSite(state) ? state : undefined
    if (!coversSite(state)) return
    void site.openOverlay(state).then(() => {
      // Its code did not come: the next look opens it again.
      if (shown === state) shown = undefined
    })
  }

  const stops = [
    store.sub(platformStatusAtom, () => {
      plan()
      show()
    }),
    browser.clock.whenIdle(() => {
      void look(site, 'start')
      prepareOffline(site)
    }),
    back.stop,
    () => planned?.(),
  ]
  return () => stops.forEach((stop) => void stop())
}
