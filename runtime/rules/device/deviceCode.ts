import type { DeviceSignals, RunMode } from './device'

/** The value of `device` in login and registration requests (I3.05, D7). */
export type DeviceCode = 'WEBCLIP' | 'PWA' | 'IPAD'

/** WEBCLIP, PWA or IPAD, in this order of precedence; otherwise undefined (D7). */
export function deviceCodeFor(
  signals: Pick<DeviceSignals, 'userAgent' | 'touchPoints'> & { readonly runMode: RunMode },
): DeviceCode | undefined {
  if (signals.runMode === 'webclip') return 'WEBCLIP'
  if (signals.runMode === 'pwa') return 'PWA'
  return isIPad(signals) ? 'IPAD' : undefined
}

/** An iPad with a desktop user agent looks like a Macintosh with a touch screen (D7). */
const isIPad = ({ userAgent, touchPoints }: Pick<DeviceSignals, 'userAgent' | 'touchPoints'>): boolean =>
  /\biPad\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)
