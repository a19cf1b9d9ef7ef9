/** The properties of a request that the worker looks at. */
export interface WorkerRequest {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly headers: { has(name: string): boolean }
}

/**
 * What the worker does with a request: it responds with a page or a file, or leaves the request to the browser. It leaves
 * alone everything that it does not know: the platform (/wps, /lgw), Firebase's pages (/__/, which never load when a worker intercepts them),
 * other origins (but for the one that has the files), the files that reveal a newer site, and everything that is not a plain read.
 */
export function classifyRequest(
  { method, url, mode, headers }: WorkerRequest,
  origin: string,
  assetOrigin = origin,
): 'page' | 'file' | 'nothing' {
  const address = new URL(url)
  if (method !== 'GET' || headers.has('range')) return 'nothing'
  // A query on a file's address is there to bypass the cache.
  // Pages of a release before the files moved to another host still ask for theirs here.
  if ([origin, assetOrigin].includes(address.origin) && address.pathname.startsWith('/m/assets/'))
    return address.search === '' ? 'file' : 'nothing'
  if (mode !== 'navigate' || address.origin !== origin || !address.pathname.startsWith('/m/'))
    return 'nothing'
  return isPage(address.pathname) ? 'page' : 'nothing'
}

/** Pages that do not contain the site. */
const standalonePages = ['/m/captcha.html', '/m/minigame.html', '/m/unsupported.html']

/** A page is served with or without ".html" (I2.05); any other extension is a file. */
const isPage = (path: string): boolean =>
  /\.html$/i.test(path) ? !standalonePages.includes(path.toLowerCase()) : !/\.[^/]*$/.test(path)
