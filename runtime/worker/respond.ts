import { hasFreshParam } from '../rules/system/recovery'
import { cacheName } from '../tables/serviceWorker'
import * as times from '../tables/times'
import { findCached, ignoreVary, isFileResponse, store } from './fileCache'
import { withBody } from './withBody'
import type { WorkerEnvironment } from './workerEnvironment'
import { belongsToBuild, buildOfPage, fileName, type WorkerSite } from './workerSite'

/** The network's response to a navigation, and whether it may be shown in preference to the cached shell. */
interface NetworkResult {
  readonly response: Response | undefined
  readonly usable: boolean
}

/**
 * Responds to a navigation with the network's page if it comes within three seconds, else with the cached shell (F128). A
 * later response is ignored. The shell also replaces a failure of the host and a page that is not ours; our own page for
 * unknown addresses is kept.
 */
export async function respondToNavigation(
  request: Request,
  site: WorkerSite,
  environment: WorkerEnvironment,
): Promise<Response> {
  const pending = fetchPage(request, site, environment)
  const result = await Promise.race([pending, navigationTimeout(request, environment)])
  if (result?.usable && result.response) return result.response
  const shell = await cachedShell(site, environment)
  if (shell) return shell
  const { response } = await pending
  return response ?? Response.error()
}

async function fetchPage(
  request: Request,
  { merchant }: WorkerSite,
  environment: WorkerEnvironment,
): Promise<NetworkResult> {
  try {
    const response = await environment.fetch(request)
    if (response.type === 'opaqueredirect') return { response, usable: true }
    // A redirected response cannot answer a navigation: the browser follows this redirect by itself.
    if (response.redirected) return { response: Response.redirect(response.url, 302), usable: true }
    // The host's page for maintenance, which the operator has asked for.
    if (response.headers.has('x-maintenance')) return { response, usable: true }
    if (response.status >= 500) return { response, usable: false }
    const body = await response.blob()
    return {
      response: withBody(response, body),
      usable: buildOfPage(await body.text(), merchant) !== undefined,
    }
  } catch {
    return { response: undefined, usable: false }
  }
}

/** The watchdog's own reload wants the network's response, however long that takes. */
const navigationTimeout = (request: Request, environment: WorkerEnvironment): Promise<undefined> =>
  new Promise((resolve) => {
    if (hasFreshParam(new URL(request.url).search)) return
    environment.after(times.workerNavigation, () => resolve(undefined))
  })

async function cachedShell(
  { merchant, build, shell }: WorkerSite,
  { caches }: WorkerEnvironment,
): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName(merchant, build))).match(shell, ignoreVary)
  } catch {
    return undefined
  }
}

/**
 * Responds with one of our files: the cached one, else the network's, which is then stored in the cache of its build.
 */
export async function respondWithFile(
  request: Request,
  site: WorkerSite,
  environment: WorkerEnvironment,
): Promise<Response> {
  const name = fileName(site, request.url)
  const cached = await findCached(name, environment)
  if (cached) return cached
  // Nobody could read what another host sends to a picture's own request.
  const streamed = await environment.fetch(
    name !== request.url || request.mode !== 'no-cors' ? request : name,
  )
  const response = withBody(streamed, await streamed.blob())
  if (belongsToBuild(site, name) && isFileResponse(response))
    environment.waitUntil(store(name, response.clone(), site, environment))
  return response
}
