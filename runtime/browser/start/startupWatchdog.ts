import { hasFreshParam, withFreshParam } from '../../rules/system/recovery'
import { tokenParam } from '../../tables/queryParams'
import { cacheName } from '../../tables/serviceWorker'
import { cacheCleanup, slowThreshold } from '../../tables/times'
import type { StartupWatchdog } from './watchdogClient'

/** What the page shows in place of the application; the stylesheet selects on these values. */
type StartupProblem = 'slow' | 'offline' | 'failed'

/**
 * Watches the start of a page (F009): files of ours that fail to load, and errors of ours before the site is rendered.
 * Reloads once, bypassing every cache, and then shows a message. `code`: the merchant, whose caches may be deleted; `assets`: the
 * origin of the host that has our files, when it is another one.
 */
export function createStartupWatchdog(
  window: Window & typeof globalThis,
  { code, assets = window.location.origin }: DOMStringMap,
): StartupWatchdog {
  const { document, location, navigator, caches } = window
  const { dataset } = document.documentElement
  const recovered = hasFreshParam(location.search)
  const site = `${location.origin}/m/`
  let isRendered = false
  let stylesMissing = false
  const refetches: Promise<unknown>[] = []
  let isReloading = false

  const showProblem = (problem: StartupProblem) => {
    dataset.startupError = problem
  }

  /** A service worker that served missing files would serve them again (F125). */
  const removeWorkersAndCaches = () =>
    navigator.serviceWorker &&
    Promise.all([
      navigator.serviceWorker
        .getRegistrations()
        .then((registrations) =>
          Promise.all(
            registrations.map(
              (registration) => startsWith(registration.scope, site) && registration.unregister(),
            ),
          ),
        ),
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names.map((name) => startsWith(name, cacheName(code as string)) && caches.delete(name)),
          ),
        ),
    ])

  function hardReload(): void {
    if (isReloading) return
    isReloading = true
    const { __boot } = window
    // The boot script removed the token from the address (D4), and nothing has used it before the site is rendered.
    const token = !isRendered && __boot && __boot.token
    const tokenParameter = token ? `&${tokenParam}=${encodeURIComponent(token)}` : ''
    const search = withFreshParam(location.search, Date.now().toString(36)) + tokenParameter
    const navigate = () => location.replace(location.pathname + search + location.hash)
    const timeLimit = new Promise((resolve) => window.setTimeout(resolve, cacheCleanup))
    Promise.race([
      Promise.all([Promise.resolve().then(removeWorkersAndCaches), ...refetches]),
      timeLimit,
    ]).then(navigate, navigate)
  }

  function reportFailure(): void {
    if (isReloading) return
    if (!navigator.onLine) {
      showProblem('offline')
      window.addEventListener('online', () => (recovered ? hardReload() : location.reload()))
    } else if (isRendered || recovered) showProblem('failed')
    else hardReload()
  }

  window.addEventListener(
    'error',
    ({ target, filename, error }) => {
      const { tagName, src, href, rel } = target as HTMLElement &
        Partial<Record<'src' | 'href' | 'rel', string>>
      // The error may be thrown in the browser's own code; the stack then names the file of ours that called it.
      const source = /^(SCRIPT|LINK)$/.test(tagName) ? src || href : filename + error?.stack
      const [, file] = `${source}`.split(`${assets}/m/assets/`)
      // The site starts without its preview too.
      if (isRendered || !file || startsWith(file, 'preview.')) return
      if (rel === 'stylesheet') stylesMissing = true
      // Otherwise the browser's cache would serve a damaged file again, and in Safari also a missing one.
      if (src || href) refetches.push(window.fetch(`${source}`, { cache: 'reload' }).catch(() => {}))
      reportFailure()
    },
    true,
  )
  window.setTimeout(() => {
    if (!isRendered && !dataset.startupError) showProblem(navigator.onLine ? 'slow' : 'offline')
  }, slowThreshold)
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-hard-reload]')) hardReload()
  })
  return {
    recovered,
    reportFailure,
    hardReload,
    reportStarted() {
      isRendered = true
      // A site that is rendered without its styles is not usable.
      if (!stylesMissing) delete dataset.startupError
    },
  }
}

const startsWith = (address: string, start: string): boolean => address.indexOf(start) === 0
