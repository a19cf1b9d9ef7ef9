import type { Scripts } from './edge'

const loading = new Map<string, Promise<void>>()

/** A stylesheet that the page's HTML already carries is not loaded again. */
function stylesheet(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const inPage = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.getAttribute('href') === url,
  )
  const loaded = inPage ? Promise.resolve() : append(url)
  loading.set(url, loaded)
  return loaded
}

const append = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = () => resolve()
    link.onerror = () => resolve()
    document.head.append(link)
  })

export const browserScripts: Scripts = { stylesheet }
