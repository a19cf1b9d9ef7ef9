import type { Stop } from '../clock'

/**
 * From now on the browser scrolls only a page that it loads: going through the history, it would scroll whatever page is shown to
 * where another one was (D218).
 */
export function keepScroll(): Stop {
  const stopping = new AbortController()
  const set = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  set('manual')()
  addEventListener('pagehide', set('auto'), stopping)
  addEventListener('pageshow', set('manual'), stopping)
  return () => {
    stopping.abort()
    set('auto')()
  }
}
