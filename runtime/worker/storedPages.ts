import { isRecent } from '../rules/system/storedPage'
import { cacheName } from '../tables/serviceWorker'
import { ignoreVary } from './fileCache'
import { withBody } from './withBody'
import type { WorkerEnvironment } from './workerEnvironment'
import { fileName, type WorkerSite } from './workerSite'

/** When a page was stored, in ms since 1970 on the device's clock. */
const storedAtHeader = 'x-stored-at'

/** The page as it is stored: also a copy of one that was redirected, which browsers do not accept for a navigation. */
export function storedCopy(response: Response, html: string, { now }: WorkerEnvironment): Response {
  const copy = withBody(response, html)
  copy.headers.set(storedAtHeader, `${now()}`)
  return copy
}

/** The scripts and styles that a page starts with, by their URLs in it, with their hashes (SRI). */
export const startFiles = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/ (?:src|href)="([^"]+)"[^>]* integrity="([^"]+)"/g)].map(([, url, hash]) => [
      url ?? '',
      hash ?? '',
    ]),
  )

/** The texts of each language that a page offers. */
const textFiles = (html: string): string[] => html.match(/[^"]*\/m\/assets\/[A-Z-]+\.\w+\.json(?=")/g) ?? []

/**
 * The page of an address and release, if it may answer before the network (D28): stored lately, with every file that it starts
 * with, and with the texts of a language.
 */
export async function findSoundPage(
  url: string,
  build: string | undefined,
  site: WorkerSite,
  environment: WorkerEnvironment,
): Promise<Response | undefined> {
  const name = cacheName(site.merchant, build)
  try {
    if (build === undefined || !(await environment.caches.has(name))) return undefined
    const cache = await environment.caches.open(name)
    const page = await cache.match(new URL(url).pathname, ignoreVary)
    // Number(null) is 0, a page of an earlier worker: too old.
    if (!page || !isRecent(Number(page.headers.get(storedAtHeader)), environment.now())) return undefined
    const html = await page.text()
    return (await isWhole(html, cache, site)) ? withBody(page, html) : undefined
  } catch {
    return undefined
  }
}

async function isWhole(html: string, cache: Cache, site: WorkerSite): Promise<boolean> {
  const stored = new Set((await cache.keys()).map(({ url }) => fileName(site, url)))
  const needed = [...startFiles(html).keys()]
  return (
    needed.length > 0 &&
    needed.every((file) => stored.has(file)) &&
    textFiles(html).some((file) => stored.has(file))
  )
}
