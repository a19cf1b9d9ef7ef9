import { cookieDomains } from '../rules/device/deviceId'
import type { Tracking } from './browser'
import { callNativeBridge } from './device/nativeBridge'
import { loadScript } from './network/loadScript'
import { removeCookie, setCookie } from './storage/cookies'

/** Fire and forget. Failures are ignored: an ad blocker may be the cause (F053). */
function beacon(address: string, body: string, anonymous: boolean): void {
  try {
    // Plain text: JSON to another origin would need a preflight request.
    if (!anonymous && navigator.sendBeacon?.(address, body)) return
    const credentials = anonymous ? 'omit' : 'include'
    fetch(address, { method: 'POST', body, keepalive: true, credentials }).catch(() => undefined)
  } catch {
    // refused by the Content-Security-Policy: the same as blocked
  }
}

const probeCookie = 'cookieHost'

function cookieHost(): string {
  if (cookieDomains(location.hostname).length === 0) return location.hostname
  const host = setCookie(probeCookie, '1', 1) ?? location.hostname
  removeCookie(probeCookie)
  return host
}

export const browserTracking: Tracking = {
  beacon,
  loadScript,
  cookieHost,
  nativeIds: () => callNativeBridge((bridge) => bridge.getTrackingIds?.()),
  globals: globalThis as unknown as Record<string, unknown>,
}
