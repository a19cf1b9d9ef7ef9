import { cookieDomains } from '../rules/identity'
import { askBridge } from './bridge'
import { removeCookie, setCookie } from './cookies'
import type { Tracking } from './edge'
import { loadScript } from './loadScript'

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

const probe = 'cookieHost'

function cookieHost(): string {
  if (cookieDomains(location.hostname).length === 0) return location.hostname
  const host = setCookie(probe, '1', 1) ?? location.hostname
  removeCookie(probe)
  return host
}

export const browserTracking: Tracking = {
  beacon,
  script: loadScript,
  cookieHost,
  nativeIds: () => askBridge((bridge) => bridge.getTrackingIds?.()),
  globals: globalThis as unknown as Record<string, unknown>,
}
