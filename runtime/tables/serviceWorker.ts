/** What the page and the service worker share. */

/** The path of the worker's script, below the merchant's origin (E7.24). */
export const workerPath = '/m/sw.js'
/** The URL of the script, with the parameters env and merchant (E7.24). */
export const workerAddress = (merchant: string, development: boolean): string =>
  `${workerPath}?${new URLSearchParams({ env: development ? 'development' : 'production', merchant })}`

/** The scope of the worker. */
export const workerScope = '/m/'

/** What a page sends to a worker. `takeOver` is sent only after a tap (F126). */
export type WorkerMessage =
  | { readonly type: 'takeOver' }
  /** The worker replies with its build, to the port in the message. */
  | { readonly type: 'getBuild' }
  /** The next navigation asks the network first (D28). The worker replies to the port when it knows that. */
  | { readonly type: 'askNetwork' }
  /** Paths of files that the page loaded before the worker existed. */
  | { readonly type: 'cacheFiles'; readonly files: readonly string[] }
  /** The line is good and has nothing else to do: the worker may cache what the member has not used yet. */
  | { readonly type: 'cacheRest' }

/** What a worker sends to a page. A page that follows it replies to the port in the message. */
export type PageMessage =
  /** A notification that leads to this path of the site was tapped. */
  | { readonly type: 'openPage'; readonly path: string }
  /** A push message, not validated yet. */
  | { readonly type: 'showMessage'; readonly message: unknown }

/**
 * The name of a build's cache; other merchants on the same host have other names (F026). Without a build, the prefix of
 * all of the merchant's caches, and the name of the one that says which release is known (worker/knownRelease.ts).
 */
export const cacheName = (merchant: string, build = ''): string => `${merchant}:${build}`
