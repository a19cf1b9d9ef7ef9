import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { isGamePage } from '../../rules/system/update'
import { openOverlaysAtom } from '../../state/overlays'
import { overlays } from '../../tables/overlays'
import { times } from '../../tables/times'

export interface Teller {
  /**
   * Says it now, or in the next calm moment; the same cause is said once. `undefined` is a worker that does not say of which build
   * it is: most likely of the one that the host speaks of.
   */
  tell(cause: string | undefined): void
  readonly stop: Stop
}

/** Never while the member types, has a dialog open, passes a captcha or plays (F129). */
export function createTeller(site: Site): Teller {
  const { clock } = site.browser
  const told = new Set<string | undefined>()
  let due = false
  let shown = false
  let waiting: Stop | undefined

  function attempt(): void {
    waiting?.()
    waiting = undefined
    if (!due || shown) return
    if (!isCalm(site)) {
      waiting = clock.after(times.updateNoticeRetry, attempt)
      return
    }
    due = false
    shown = true
    void site.openOverlay('update').then(() => {
      shown = false
      attempt()
    })
  }

  return {
    tell(cause) {
      const known = told.has(cause) || (told.size > 0 && (cause === undefined || told.has(undefined)))
      told.delete(undefined)
      if (cause !== undefined || told.size === 0) told.add(cause)
      if (known) return
      // A newer site than the one that is spoken of needs no words of its own.
      if (shown) return
      due = true
      attempt()
    },
    stop: () => waiting?.(),
  }
}

function isCalm({ data, browser, location, store }: Site): boolean {
  const { path } = location
  const { page } = browser
  if (!page.visible || page.userBusy || isGamePage(path, data.manifest.routes[path]?.page)) return false
  return !store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane !== 'toast')
}
