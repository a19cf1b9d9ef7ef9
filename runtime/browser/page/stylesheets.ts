import type { Stylesheets } from '../browser'

const loading = new Map<string, Promise<boolean>>()

/** A stylesheet that the page's HTML already includes is not loaded again. */
function load(url: string): Promise<boolean> {
  const existing = loading.get(url)
  if (existing) return existing
  const inPage = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.getAttribute('href') === url,
  )
  const loaded = inPage ? Promise.resolve(true) : append(url)
  loading.set(url, loaded)
  // A stylesheet that failed to load is requested again next time.
  void loaded.then((isLoaded) => isLoaded || loading.delete(url))
  return loaded
}

const append = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    // The service worker caches only what it may read.
    if (!url.startsWith('/')) link.crossOrigin = 'anonymous'
    link.onload = () => resolve(true)
    link.onerror = () => {
      link.remove()
      resolve(false)
    }
    document.head.append(link)
  })

export const browserStylesheets: Stylesheets = { load }
