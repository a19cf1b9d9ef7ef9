import { androidWebView, type BrowserEscape, inAppBrowsers } from '../tables/inAppBrowsers'

export interface InApp {
  /** The app's name; undefined when it does not tell one. */
  readonly app: string | undefined
  readonly way: BrowserEscape
}

/** The app whose inner browser this is, or undefined in a browser of its own (F114). The merchant's own app is none. */
export function inAppBrowser(userAgent: string): InApp | undefined {
  const app = inAppBrowsers.find(({ pattern }) => pattern.test(userAgent))?.app
  if (app === undefined && !androidWebView.test(userAgent)) return undefined
  if (app === 'Line') return { app, way: 'line' }
  return { app, way: /\bAndroid\b/.test(userAgent) ? 'intent' : 'copy' }
}

/** Where a tap leads out of an app's inner browser; undefined where only copying the link helps (F114). */
export function addressOut(address: string, way: BrowserEscape): string | undefined {
  if (way === 'copy') return undefined
  const url = new URL(address)
  if (way === 'line') {
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  const scheme = url.protocol.replace(':', '')
  url.hash = ''
  const rest = url.href.slice(url.protocol.length)
  return `intent:${rest}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
