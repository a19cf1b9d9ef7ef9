import type { Scripts } from './edge'

const loading = new Map<string, Promise<boolean>>()

/** A stylesheet that the page's HTML already carries is not loaded again. */
function stylesheet(url: string): Promise<boolean> {
  const known = loading.get(url)
  if (known) return known
  const inPage = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.getAttribute('href') === url,
  )
  const loaded = inPage ? Promise.resolve(true) : append(url)
  loading.set(url, loaded)
  // What did not come is asked for again the next time.
  void loaded.then((come) => come || loading.delete(url))
  return loaded
}

const append = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = () => resolve(true)
    link.onerror = () => {
      link.remove()
      resolve(false)
    }
    document.head.append(link)
  })

export const browserScripts: Scripts = { stylesheet }
