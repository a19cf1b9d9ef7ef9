/** What page and service worker agree upon. */

/** Where the worker stands, below the merchant's origin (E7.24). */
export const workerPath = '/m/sw.js'
/** The script's address, with the parameters env and merchant (E7.24). */
export const workerAddress = (merchant: string, development: boolean): string =>
  `${workerPath}?${new URLSearchParams({ env: development ? 'development' : 'production', merchant })}`

/** The addresses that it may answer. */
export const workerScope = '/m/'

/** What a page says to a worker. Only a tap says `takeOver` (F126). */
export type WorkerQuestion =
  | { readonly do: 'takeOver' }
  /** Answered with the build's name, to the port that comes along. */
  | { readonly do: 'tellBuild' }
  /** Paths of files that the page has used before there was a worker. */
  | { readonly do: 'keep'; readonly files: readonly string[] }

/** The cache of a build; another merchant on the same host has others (F026). Without a build it begins all of a merchant's. */
export const cacheName = (merchant: string, build = ''): string => `${merchant}:${build}`
