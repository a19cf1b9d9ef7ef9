import { androidWebView, appleWebView, type BrowserEscape, inAppBrowsers } from '../../tables/inAppBrowsers'

export interface InAppBrowser {
  /** The app's name; undefined when the user agent does not contain it. */
  readonly app: string | undefined
  readonly exit: BrowserEscape
}

export interface BrowserSignals {
  readonly userAgent: string
  /** It was opened from the home screen. */
  readonly standalone: boolean
  /** Telegram has put its object on the page: nothing else tells its browser from the system's. */
  readonly telegram?: boolean
}

/**
 * The in-app browser that the page runs in; undefined in a regular browser, and in an installed site (F114). The merchant's own
 * app is not detected here.
 */
export function detectInAppBrowser({
  userAgent,
  standalone,
  telegram = false,
}: BrowserSignals): InAppBrowser | undefined {
  if (standalone) return undefined
  const app = telegram ? 'Telegram' : inAppBrowsers.find(({ pattern }) => pattern.test(userAgent))?.app
  if (app === undefined && !androidWebView.test(userAgent) && !appleWebView.test(userAgent)) return undefined
  if (app === 'Line') return { app, exit: 'line' }
  return { app, exit: /\bAndroid\b/.test(userAgent) ? 'intent' : 'copy' }
}

/** A URL that opens the page in a regular browser; undefined where the link can only be copied (F114). */
export function externalBrowserUrl(pageUrl: string, exit: BrowserEscape): string | undefined {
  if (exit === 'copy') return undefined
  const url = new URL(pageUrl)
  if (exit === 'line') {
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  const scheme = url.protocol.replace(':', '')
  url.hash = ''
  const withoutScheme = url.href.slice(url.protocol.length)
  return `intent:${withoutScheme}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}

/** Browsers on Android that are not Chrome; all of them also say "Chrome" in their user agents, but for Firefox. */
const otherAndroidBrowser =
  /\b(SamsungBrowser|Firefox|OPR|OPT|Opera|UCBrowser|EdgA|YaBrowser|MiuiBrowser|HuaweiBrowser|VivoBrowser|HeyTapBrowser|DuckDuckGo|Brave|QQBrowser|MQQBrowser)\b/

/** Whether the page is better opened in Chrome, where the site can be installed (E2.26): on Android, in another browser. */
export const offersChrome = (userAgent: string): boolean =>
  /\bAndroid\b/.test(userAgent) && (otherAndroidBrowser.test(userAgent) || !/\bChrome\/\d/.test(userAgent))

/** Opens the page in Chrome on Android; where Chrome is missing, in the browser that is there (E2.26). */
export function chromeUrl(pageUrl: string): string {
  const url = new URL(pageUrl)
  url.hash = ''
  const scheme = url.protocol.replace(':', '')
  const withoutScheme = url.href.slice(url.protocol.length)
  const fallback = encodeURIComponent(url.href)
  return `intent:${withoutScheme}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${fallback};end`
}
