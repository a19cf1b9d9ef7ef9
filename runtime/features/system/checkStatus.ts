import type { Site } from '../../contract/site'
import { Failure } from '../../rules/network/failure'
import { coversSite } from '../../rules/system/system'
import { pathAtom, reconnectCountAtom } from '../../state/page'
import { platformStatusAtom, statusRetryAtom } from '../../state/system'
import { lobbyPaths } from '../../tables/lobbyPaths'
import * as times from '../../tables/times'
import { fetchStatus } from './fetchStatus'

/**
 * Why the status is checked: the page started, the lobby was reached after that had failed, the page resumed or an interval passed, or
 * the member asked for it on a screen or in the notice of a failure.
 */
export type CheckReason = 'startup' | 'inLobby' | 'background' | 'manual' | 'manualInNotice'

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
      await fetchStatus(site, {
        alert: (failure) => !wasCovered && shouldAlert(site, failure, reason),
        retry: () => void checkStatus(site, 'manualInNotice'),
      }),
    )
    if (wasCovered && !coversSite(store.get(platformStatusAtom).state))
      store.set(reconnectCountAtom, (count) => count + 1)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await handleCheckFailure(site, error, reason)
  }
}

/** The platform itself replied with a failure; everything else is a connection problem (D6). */
const isPlatformReply = ({ kind }: Failure): boolean =>
  kind === 'refused' || kind === 'empty' || kind === 'malformed'

const causeOf = ({ kind, detail }: Failure): string => detail.code ?? detail.message ?? kind

/** A tab shows the notice of one cause once, not on each page load. */
const isNews = ({ browser }: Site, failure: Failure): boolean =>
  browser.storage.read('statusNotice') !== causeOf(failure)

/**
 * A notice that only says "Error" (I8.15, I8.16) waits for the lobby: any other page is what the member came for, and works
 * without the status (D165).
 */
const isRightPage = (site: Site, { detail }: Failure): boolean =>
  detail.message !== undefined || isInLobby(site)

const isInLobby = ({ store }: Site): boolean => lobbyPaths.includes(store.get(pathAtom) ?? '')

/**
 * At the start a failure from the platform is shown as a notice (I8.15); later only a missing network, as a toast (D6), unless
 * the member has asked.
 */
function shouldAlert(site: Site, failure: Failure, reason: CheckReason): boolean {
  if (reason === 'manualInNotice') return true
  if (reason !== 'startup' && reason !== 'inLobby') return failure.kind === 'offline'
  return isPlatformReply(failure) && isNews(site, failure) && isRightPage(site, failure)
}

/** The lobby, when the member comes to it, asks again, unless the status has become known meanwhile. */
function checkInLobby(site: Site): void {
  const stop = site.store.sub(pathAtom, () => {
    if (!isInLobby(site)) return
    stop()
    const check = () => {
      if (site.store.get(platformStatusAtom).state === 'unknown') void checkStatus(site, 'inLobby')
    }
    const pending = pendingChecks.get(site)
    if (pending) void pending.finally(check)
    else check()
  })
}

async function handleCheckFailure(site: Site, failure: Failure, reason: CheckReason): Promise<void> {
  const { store } = site
  if (isPlatformReply(failure)) {
    const isShown = isRightPage(site, failure)
    if (isShown && (reason === 'startup' || reason === 'inLobby'))
      site.browser.storage.write('statusNotice', causeOf(failure))
    else if (reason === 'startup' && isNews(site, failure)) checkInLobby(site)
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

/**
 * The connection works and only the status call failed: retries once, and shows a failure that was answered (I8.15), and any
 * failure on plain http (I8.16).
 */
async function retryOnce(site: Site): Promise<void> {
  const { browser, store } = site
  const isNotice = (failure: Failure) =>
    (failure.detail.status !== undefined || !browser.page.https) && isNews(site, failure)
  const alert = (failure: Failure) => isNotice(failure) && isRightPage(site, failure)
  try {
    const retry = () => void checkStatus(site, 'manualInNotice')
    store.set(platformStatusAtom, await fetchStatus(site, { alert, retry }))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (alert(error)) browser.storage.write('statusNotice', causeOf(error))
    else if (isNotice(error)) checkInLobby(site)
  }
}
