import { cacheName } from '../tables/serviceWorker'

/** What the build tells the worker about its site (scripts/steps/stamp/serviceWorkerFile.ts). */
export interface WorkerSite {
  readonly merchant: string
  /** The build that the page and all files below belong to. */
  readonly build: string
  /** The page that is served for every address of the site: "/m/home". */
  readonly shell: string
  /** The origin of another host that has the files. */
  readonly assetOrigin?: string
  /** Cached during installation: files, by path ("/m/assets/main.1A2B3C4D.js"), or by URL where another host has them. */
  readonly precached: readonly string[]
  /** Cached on first use, or when a page has found that the line has nothing else to do. */
  readonly cachedWhenIdle: readonly string[]
  /** Cached on first use only: files as above, or whole folders with a trailing slash. */
  readonly cachedOnUse: readonly string[]
}

/** Whether a file belongs to this build. Its name contains a hash of its content, so it never changes. */
export const belongsToBuild = (
  { precached, cachedWhenIdle, cachedOnUse }: WorkerSite,
  path: string,
): boolean =>
  precached.includes(path) ||
  cachedWhenIdle.includes(path) ||
  cachedOnUse.some((entry) => path === entry || (entry.endsWith('/') && path.startsWith(entry)))

/** How the lists above name a file: by its path, or by its URL on the host of the files. */
export const fileName = ({ assetOrigin }: Pick<WorkerSite, 'assetOrigin'>, url: string): string => {
  const { origin, pathname, href } = new URL(url)
  return origin === assetOrigin ? href : pathname
}

/** The build of a page, read from the page's data; undefined for a page that is not this merchant's. */
export function buildOfPage(html: string, merchant: string): string | undefined {
  const [, code, build] = /id="site">\{"code":"([^"]+)","build":"([^"]+)"/.exec(html) ?? []
  return code === merchant ? build : undefined
}

/** "/m/assets/EN.1A2B3C4D.json" and its successors share one name: "/m/assets/EN.json". */
const nameWithoutHash = (path: string): string =>
  path.slice(path.indexOf('/m/')).replace(/\.[^./]+(?=\.[^./]+$)/, '')

/**
 * Files that replace those an older build had cached besides its start. They are cached right away: it is this member's language, or
 * a page that this member has used.
 */
export function successorsOf(
  { cachedWhenIdle, cachedOnUse }: WorkerSite,
  cachedPaths: readonly string[],
): string[] {
  const names = new Set(cachedPaths.map(nameWithoutHash))
  return [...cachedWhenIdle, ...cachedOnUse].filter(
    (path) => !path.endsWith('/') && names.has(nameWithoutHash(path)),
  )
}

/** All caches of this merchant. Other merchants on the same host are left alone (F026). */
export const cachesOfMerchant = (
  { merchant }: Pick<WorkerSite, 'merchant'>,
  names: readonly string[],
): string[] => names.filter((name) => name.startsWith(cacheName(merchant)))

/** The caches of its other builds. */
export const cachesOfOtherBuilds = (
  site: Pick<WorkerSite, 'merchant' | 'build'>,
  names: readonly string[],
): string[] => {
  const kept = [cacheName(site.merchant, site.build), cacheName(site.merchant)]
  return cachesOfMerchant(site, names).filter((name) => !kept.includes(name))
}
