import type { Browser } from '../../browser/browser'
import type { Notice } from '../../contract/overlays'
import type { Site } from '../../contract/site'
import {
  assetManifestUrl,
  type OfferedRemedy,
  type Remedy,
  readBuild,
  remedyFor,
} from '../../rules/system/recovery'
import * as times from '../../tables/times'

/** What of the site is needed to load a chunk, or another file of ours, on demand. */
export type LoadContext = { readonly browser: Browser; readonly data: Pick<Site['data'], 'build'> }

/** A chunk of the site that failed to load twice. */
export class ChunkLoadError extends Error {
  constructor(readonly remedy: OfferedRemedy) {
    super('A chunk of the site could not be loaded')
  }
}

/**
 * Loads a chunk of the site. If that fails, tries once more after a second, then asks the host whether a deploy has replaced
 * the site (F123). Rejects with ChunkLoadError; never settles when the page is about to reload.
 */
export async function loadCode<T>(site: LoadContext, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await waitBeforeRetry(site.browser)
    return load().catch(() => recoverOrReject(site))
  }
}

/**
 * Loads it again at the member's request; true when that worked. Safari and Firefox may cache a failed import until the page
 * reloads: when the host answers nevertheless, reloads the page.
 */
export async function retryLoad(site: LoadContext, load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load()
    return true
  } catch {
    if ((await fetchCurrentBuild(site.browser)) !== undefined) site.browser.watchdog.hardReload()
    return false
  }
}

/** Says so; where only a reload helps, the member decides when (F123). */
export async function notifyChunkLoadError(
  site: Pick<Site, 'browser' | 'text' | 'notice' | 'openOverlay'>,
  remedy: OfferedRemedy,
  retry?: () => void,
): Promise<void> {
  const { t } = site.text
  if (remedy === 'retry')
    return void (await site.notice({ message: t('errors.network'), remedy: 'reconnect', retry }))
  const notice: Notice =
    remedy === 'offerUpdate'
      ? { title: 'errors.newVersionTitle', message: t('errors.newVersionText') }
      : { message: t('errors.partMissing') }
  const confirmed = await site.openOverlay('notice', { ...notice, confirm: 'common.reload' })
  if (confirmed === true) site.browser.watchdog.hardReload()
}

/** Says that something did not load; only lost code has a remedy of its own. */
export const notifyLoadError = (
  site: Parameters<typeof notifyChunkLoadError>[0],
  error: unknown,
  retry?: () => void,
): Promise<void> =>
  notifyChunkLoadError(site, error instanceof ChunkLoadError ? error.remedy : 'retry', retry)

const waitBeforeRetry = ({ clock }: Browser): Promise<void> =>
  new Promise((resolve) => void clock.after(times.retryDelay, resolve))

const pendingRemedies = new WeakMap<Browser, Promise<Remedy>>()

/** Failures at the same time share one request to the host. */
function findRemedyOnce(site: LoadContext): Promise<Remedy> {
  const { browser } = site
  const pending = pendingRemedies.get(browser) ?? findRemedy(site)
  pendingRemedies.set(browser, pending)
  // A page that is about to reload keeps its remedy.
  void pending.then((remedy) => remedy !== 'autoReload' && pendingRemedies.delete(browser))
  return pending
}

async function findRemedy({ browser, data }: LoadContext): Promise<Remedy> {
  const found = await fetchCurrentBuild(browser)
  const remedy = remedyFor({ ownBuild: data.build, hostBuild: found, userBusy: browser.page.userBusy })
  if (remedy !== 'autoReload' || found === undefined) return remedy
  return browser.watchdog.recover(found) ? 'autoReload' : 'offerUpdate'
}

async function recoverOrReject(site: LoadContext): Promise<never> {
  const remedy = await findRemedyOnce(site)
  if (remedy === 'autoReload') return new Promise(() => undefined)
  throw new ChunkLoadError(remedy)
}

/** The build that the host serves now, past every cache; undefined when it does not answer. */
async function fetchCurrentBuild({ http, clock, page }: Browser): Promise<string | undefined> {
  if (!page.online) return undefined
  const url = assetManifestUrl('own', clock.now())
  try {
    const { status, text } = await http.send({
      method: 'GET',
      url,
      headers: {},
      timeout: times.hostBuildRequest,
    })
    return status === 200 ? readBuild(text) : undefined
  } catch {
    return undefined
  }
}
