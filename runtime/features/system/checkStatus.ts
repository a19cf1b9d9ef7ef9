import type { Site } from '../../contract/site'
import { Failure } from '../../rules/network/failure'
import { coversSite } from '../../rules/system/system'
import { reconnectCountAtom } from '../../state/page'
import { platformStatusAtom, statusRetryAtom } from '../../state/system'
import { times } from '../../tables/times'
import { fetchStatus } from './fetchStatus'

/** Why the status is checked: the page started, the page resumed or an interval passed, or the member asked for it. */
export type CheckReason = 'startup' | 'background' | 'manual'

const pendingChecks = new WeakMap<Site, Promise<void>>()

/** Checks the platform's status and updates its atom. Concurrent calls share one check. */
export function checkStatus(site: Site, reason: CheckReason): Promise<void> {
  const pending =
    pendingChecks.get(site) ?? runStatusCheck(site, reason).finally(() => pendingChecks.delete(site))
  pendingChecks.set(site, pending)
  return pending
}

/** The retry of a screen that covers the site; the screen shows when the check is slow or changed nothing. */
export async function retryStatusCheck(site: Site): Promise<void> {
  const { store, browser } = site
  store.set(statusRetryAtom, 'pending')
  const cancelTimer = browser.clock.after(times.slowThreshold, () => store.set(statusRetryAtom, 'stillDown'))
  await checkStatus(site, 'manual').finally(() => {
    cancelTimer()
    store.set(statusRetryAtom, coversSite(store.get(platformStatusAtom).state) ? 'stillDown' : 'none')
  })
}

async function runStatusCheck(site: Site, reason: CheckReason): Promise<void> {
  const { store } = site
  const wasCovered = coversSite(store.get(platformStatusAtom).state)
  try {
    store.set(
      platformStatusAtom,
      await fetchStatus(site, (failure) => !wasCovered && shouldAlert(failure, reason)),
    )
    if (wasCovered && !coversSite(store.get(platformStatusAtom).state))
      store.set(reconnectCountAtom, (count) => count + 1)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await handleCheckFailure(site, error, reason)
  }
}

/** The platform itself replied with a failure; everything else is a connection problem (D6). */
const isPlatformReply = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'empty'

/** At the start a failure from the platform is shown as a notice (I8.15); later only a missing network, as a toast (D6). */
const shouldAlert = (failure: Failure, reason: CheckReason): boolean =>
  reason === 'startup' ? isPlatformReply(failure) : failure.kind === 'offline'

async function handleCheckFailure(site: Site, failure: Failure, reason: CheckReason): Promise<void> {
  const { store } = site
  if (isPlatformReply(failure)) {
    // A refusal proves that the connection works; a screen that the platform caused stays until its status changes.
    store.set(platformStatusAtom, (previous) =>
      previous.state === 'offline' ? { state: 'unknown' } : { ...previous },
    )
    return
  }
  if (reason !== 'startup') return store.set(platformStatusAtom, (previous) => ({ ...previous }))
  if (failure.kind === 'offline' || !(await isOriginReachable(site)))
    return store.set(platformStatusAtom, { state: 'offline' })
  await retryOnce(site)
}

/** Whether the site's own origin answers at all (D6). */
const isOriginReachable = (site: Site): Promise<boolean> =>
  site.platform.call('ping', { query: { speed: site.browser.clock.now() }, alert: false }).then(
    () => true,
    (error) => error instanceof Failure && isPlatformReply(error),
  )

/** The connection works and only the status call failed: retries once, and shows a failure on plain http (I8.16). */
async function retryOnce(site: Site): Promise<void> {
  const shouldAlertRetry = (failure: Failure) => isPlatformReply(failure) || !site.browser.page.https
  try {
    site.store.set(platformStatusAtom, await fetchStatus(site, shouldAlertRetry))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}
