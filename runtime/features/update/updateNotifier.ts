import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { isGamePage } from '../../rules/system/update'
import { openOverlaysAtom } from '../../state/overlays'
import { overlays } from '../../tables/overlays'
import * as times from '../../tables/times'

export interface UpdateNotifier {
  /**
   * Notifies now, or as soon as nothing is interrupted; each cause once. `undefined` is a worker that does not report its build:
   * most likely the one that the host reports.
   */
  notify(cause: string | undefined): void
  readonly stop: Stop
}

/** Never interrupts typing, an open dialog, a captcha or a game (F129). */
export function createUpdateNotifier(site: Site): UpdateNotifier {
  const { clock } = site.browser
  const notifiedCauses = new Set<string | undefined>()
  let isPending = false
  let latestCause: string | undefined
  let isShown = false
  let cancelRetry: Stop | undefined

  function showWhenPossible(): void {
    cancelRetry?.()
    cancelRetry = undefined
    if (!isPending || isShown) return
    if (!canInterrupt(site)) {
      cancelRetry = clock.after(times.updateNoticeRetry, showWhenPossible)
      return
    }
    isPending = false
    isShown = true
    void site.openOverlay('update', { cause: latestCause }).then(() => {
      isShown = false
      showWhenPossible()
    })
  }

  return {
    notify(cause) {
      // The page was refreshed for it already, and still is the old one: an intermediate cache still serves the old build.
      if (cause !== undefined && cause === site.browser.storage.read('refreshedFor')) return
      const isDuplicate =
        notifiedCauses.has(cause) ||
        (notifiedCauses.size > 0 && (cause === undefined || notifiedCauses.has(undefined)))
      notifiedCauses.delete(undefined)
      if (cause !== undefined || notifiedCauses.size === 0) notifiedCauses.add(cause)
      if (isDuplicate) return
      // An open notice covers any newer version as well.
      if (isShown) return
      isPending = true
      latestCause = cause
      showWhenPossible()
    },
    stop: () => cancelRetry?.(),
  }
}

function canInterrupt({ data, browser, location, store }: Site): boolean {
  const { path } = location
  const { page } = browser
  if (!page.visible || page.userBusy || isGamePage(path, data.manifest.routes[path]?.page)) return false
  return !store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane !== 'toast')
}
