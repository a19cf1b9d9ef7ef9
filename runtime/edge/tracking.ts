import { cookieDomains } from '../rules/identity'
import { removeCookie, setCookie } from './cookies'
import type { Tracking } from './edge'

/** Nobody waits for it and nobody hears of a failure: a blocker may have it (F053). */
function beacon(address: string, body: string, anonymous: boolean): void {
  try {
    // Plain text: JSON of another origin would first be asked for with a preflight.
    if (!anonymous && navigator.sendBeacon?.(address, body)) return
    const credentials = anonymous ? 'omit' : 'include'
    fetch(address, { method: 'POST', body, keepalive: true, credentials }).catch(() => undefined)
  } catch {
    // refused by the page's policy: the same as blocked
  }
}

const script = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.async = true
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`Not loaded: ${new URL(address).host}`))
    // The page's Trusted Types policy throws for a host that the manifest does not list (D16).
    element.src = address
    document.head.append(element)
  })

const probe = 'cookieHost'

function cookieHost(): string {
  if (cookieDomains(location.hostname).length === 0) return location.hostname
  const host = setCookie(probe, '1', 1) ?? location.hostname
  removeCookie(probe)
  return host
}

type Bridged = { WLBridge?: { getTrackingIds?: () => unknown } }

/** The app may leave out any method, and may throw (D7). */
function nativeIds(): unknown {
  try {
    return (window as Bridged).WLBridge?.getTrackingIds?.()
  } catch {
    return undefined
  }
}

export const browserTracking: Tracking = {
  beacon,
  script,
  cookieHost,
  nativeIds,
  globals: globalThis as unknown as Record<string, unknown>,
}
