import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'

export interface UpdateNotifier {
  /**
   * Notifies when nothing is interrupted (F129); each cause once. `undefined` is a worker that does not report its build:
   * most likely the one that the host reports.
   */
  notify(cause: string | undefined): void
  readonly stop: Stop
}

export function createUpdateNotifier(site: Site): UpdateNotifier {
  const controller = new AbortController()
  const notifiedCauses = new Set<string | undefined>()
  let isWaiting = false
  let latestCause: string | undefined

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
      latestCause = cause
      // A notice that waits or is open covers any newer version as well.
      if (isWaiting) return
      isWaiting = true
      const { signal } = controller
      const payload = () => ({ cause: latestCause })
      const waitingRow = { title: 'update.title', icon: 'refresh' } as const
      void site.interrupt('update', { payload, waitingRow, signal }).then(() => {
        isWaiting = false
      })
    },
    stop: () => controller.abort(),
  }
}
