import { isMarked, marked } from '../rules/recovery'
import { tokenParam } from '../tables/params'
import { dropCaches, patience } from '../tables/times'
import { cacheName } from '../tables/worker'
import type { PageGuard } from './guardDoor'

/** What the page shows in the application's place; its styles know these words. */
type Trouble = 'slow' | 'offline' | 'failed'

/**
 * Watches over the start of a page (F009): files of ours that do not come, and errors of ours before the site is drawn.
 * One navigation past every cache, then words. `code`: the merchant, whose caches may be dropped.
 */
export function watchStart(window: Window & typeof globalThis, code: string): PageGuard {
  const { document, location, navigator, caches } = window
  const page = document.documentElement
  const recovered = isMarked(location.search)
  const site = `${location.origin}/m/`
  let drawn = false
  let unstyled = false
  const fetched: Promise<unknown>[] = []
  let leaving = false

  const show = (trouble: Trouble) => page.setAttribute('data-trouble', trouble)

  /** A worker that serves what is gone would serve it again (F125). */
  const forget = () =>
    navigator.serviceWorker &&
    Promise.all([
      navigator.serviceWorker
        .getRegistrations()
        .then((workers) => Promise.all(workers.map((one) => isBelow(one.scope, site) && one.unregister()))),
      caches
        .keys()
        .then((names) =>
          Promise.all(names.map((name) => isBelow(name, cacheName(code)) && caches.delete(name))),
        ),
    ])

  function renew(): void {
    if (leaving) return
    leaving = true
    const { __boot } = window
    // The first script took the token out of the address (D4), and before the site is drawn nobody has used it.
    const token = !drawn && __boot && __boot.token
    const lost = token ? `&${tokenParam}=${encodeURIComponent(token)}` : ''
    const search = marked(location.search, Date.now().toString(36)) + lost
    const go = () => location.replace(location.pathname + search + location.hash)
    const late = new Promise((resolve) => window.setTimeout(resolve, dropCaches))
    Promise.race([Promise.all([Promise.resolve().then(forget), ...fetched]), late]).then(go, go)
  }

  function failed(): void {
    if (leaving) return
    if (!navigator.onLine) {
      show('offline')
      window.addEventListener('online', () => (recovered ? renew() : location.reload()))
    } else if (drawn || recovered) show('failed')
    else renew()
  }

  window.addEventListener(
    'error',
    ({ target, filename, error }) => {
      const { tagName, src, href, rel } = target as HTMLElement &
        Partial<Record<'src' | 'href' | 'rel', string>>
      // What throws may be the browser's own; it was called by a file that stands in the stack.
      const where = /^(SCRIPT|LINK)$/.test(tagName) ? src || href : filename + error?.stack
      if (drawn || `${where}`.indexOf(`${site}assets/`) < 0) return
      if (rel === 'stylesheet') unstyled = true
      // A damaged file would come out of the browser's cache again, and in Safari one that was not there.
      if (src || href) fetched.push(window.fetch(`${where}`, { cache: 'reload' }).catch(() => {}))
      failed()
    },
    true,
  )
  window.setTimeout(() => {
    if (!drawn && !page.hasAttribute('data-trouble')) show(navigator.onLine ? 'slow' : 'offline')
  }, patience)
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-renew]')) renew()
  })
  return {
    recovered,
    failed,
    renew,
    started() {
      drawn = true
      // A site that is drawn without its styles is none that a member could use.
      if (!unstyled) page.removeAttribute('data-trouble')
    },
  }
}

const isBelow = (address: string, start: string): boolean => address.indexOf(start) === 0
