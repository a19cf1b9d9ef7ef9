import { hasFreshParam } from '../rules/system/recovery'
import { asksNetworkFirst, headStart } from '../rules/system/storedPage'
import { cacheName } from '../tables/serviceWorker'
import type { Ms } from '../tables/times'
import * as times from '../tables/times'
import { findCached, ignoreVary, isCode, isFileResponse, store } from './fileCache'
import { forgetRelease, readKnownRelease, rememberRelease } from './knownRelease'
import { findSoundPage, storedCopy } from './storedPages'
import { withBody } from './withBody'
import type { WorkerEnvironment } from './workerEnvironment'
import { belongsToBuild, buildOfPage, fileName, type WorkerSite } from './workerSite'

/** The network's response to a navigation, and whether it may be shown in preference to the cached shell. */
interface NetworkResult {
  readonly response: Response | undefined
  readonly usable: boolean
  /** Our own page. */
  readonly page?: { readonly html: string; readonly build: string }
}

/**
 * Responds to a navigation with the network's page, if it comes soon: within the head start where a sound page is on the device
 * (D28), within three seconds where there is only the cached shell (F128). A later response is only learned from. Both also
 * replace a failure of the host and a page that is not ours; our own page for unknown addresses is kept.
 */
export async function respondToNavigation(
  request: Request,
  site: WorkerSite,
  environment: WorkerEnvironment,
): Promise<Response> {
  const pending = fetchPage(request, site, environment)
  const known = readKnownRelease(site, environment)
  environment.waitUntil(learn(request, pending, known, site, environment))
  const { search } = new URL(request.url)
  const network = pending.then(({ response, usable }) => (usable ? response : undefined))
  // The watchdog's own reload wants the network's response, however long that takes.
  const limit = hasFreshParam(search) ? network : pause(times.workerNavigation, environment)
  const start = pause(headStart(environment.line), environment)
  const sound = asksNetworkFirst(search)
    ? undefined
    : known.then((build) => findSoundPage(request.url, build, site, environment))
  const early = Promise.all([sound, start]).then(([page]) => page ?? Promise.race([network, limit]))
  const first = await Promise.race([network, early])
  return (
    first ??
    (await sound) ??
    (await cachedShell(site, environment)) ??
    (await pending).response ??
    Response.error()
  )
}

const pause = (delay: Ms, environment: WorkerEnvironment): Promise<undefined> =>
  new Promise((resolve) => environment.after(delay, () => resolve(undefined)))

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
    const html = await body.text()
    const build = buildOfPage(html, merchant)
    return {
      response: withBody(response, body),
      usable: build !== undefined,
      ...(build !== undefined && { page: { html, build } }),
    }
  } catch {
    return { response: undefined, usable: false }
  }
}

/**
 * What the network has answered, in time or late, decides about the next navigation: its release is the one whose page may answer
 * then, and that page is stored. After a redirect or maintenance the network is asked first. What is not ours says nothing, and
 * nobody waits for a network that is silent.
 */
async function learn(
  request: Request,
  pending: Promise<NetworkResult>,
  known: Promise<string | undefined>,
  site: WorkerSite,
  environment: WorkerEnvironment,
): Promise<void> {
  const before = await known
  const silence = pause(times.request, environment)
  const { response, usable, page }: Partial<NetworkResult> = (await Promise.race([pending, silence])) ?? {}
  if (!page) return usable ? forgetRelease(site, environment) : undefined
  // The page that was shown meanwhile has learned that it must not be.
  const isForgotten = before !== undefined && (await readKnownRelease(site, environment)) === undefined
  if (!isForgotten) await rememberRelease(site, page.build, environment)
  if (response?.status !== 200 || page.build !== site.build) return
  await store(new URL(request.url).pathname, storedCopy(response, page.html, environment), site, environment)
}

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
  const isFile = isFileResponse(name, response)
  if (belongsToBuild(site, name) && isFile)
    environment.waitUntil(store(name, response.clone(), site, environment))
  // A release whose code is gone does not start again before the network has been asked (F123).
  if (!isFile && isCode(name)) environment.waitUntil(forgetRelease(site, environment))
  return response
}
