/** What the worker asks of a request. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly headers: { has(name: string): boolean }
}

/**
 * What the worker does with a request: answers it as a page or as a file of ours, or leaves it alone. Left alone is
 * everything that it does not know: the platform (/wps, /lgw), Firebase's pages (/__/, which hang when a worker comes
 * between), other origins, the files by which a newer site is found, and whatever is not simply read.
 */
export function choose({ method, url, mode, headers }: Asked, origin: string): 'page' | 'file' | 'nothing' {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return 'nothing'
  // Who adds a query to a file's address wants to get past what is kept.
  if (address.pathname.startsWith('/m/assets/')) return address.search === '' ? 'file' : 'nothing'
  if (mode !== 'navigate' || !address.pathname.startsWith('/m/')) return 'nothing'
  return isPage(address.pathname) ? 'page' : 'nothing'
}

/** Pages without the site in them. */
const foreignPages = ['/m/captcha.html', '/m/unsupported.html']

/** A page has its own address with or without ".html" (I2.05); whatever else has an ending is a file. */
const isPage = (path: string): boolean =>
  /\.html$/i.test(path) ? !foreignPages.includes(path.toLowerCase()) : !/\.[^/]*$/.test(path)
