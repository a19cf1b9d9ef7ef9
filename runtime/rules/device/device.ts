/** How the site runs: in a browser tab, installed, or in the native app (I1.05, I4.01). */
export type RunMode = 'browser' | 'pwa' | 'webclip' | 'app'

export interface DeviceSignals {
  readonly userAgent: string
  readonly touchPoints: number
  /** The page runs without browser UI: display-mode standalone, or navigator.standalone on iOS. */
  readonly standalone: boolean
  /** The query has the homescreen flag (D7). */
  readonly homescreen: boolean
  /** The stored marker: '1', '0' or undefined. */
  readonly marker: string | undefined
  /** The manifest's pattern for the native app's user agent. */
  readonly appPattern: string
}

/** The marker to store; undefined to leave it unchanged (I4.02, I4.03). */
export function markerToStore(
  signals: Pick<DeviceSignals, 'standalone' | 'homescreen' | 'marker'>,
): '0' | '1' | undefined {
  if (!signals.standalone) return undefined
  if (signals.homescreen) return signals.marker === '0' ? undefined : '0'
  return signals.marker === undefined ? '1' : undefined
}

export function detectRunMode(signals: DeviceSignals): RunMode {
  if (appVersion(signals.userAgent, signals.appPattern) !== undefined) return 'app'
  if (!signals.standalone) return 'browser'
  return (markerToStore(signals) ?? signals.marker) === '1' ? 'webclip' : 'pwa'
}

/** The native app's version; undefined outside the app (D7). An invalid pattern matches nothing. */
export function appVersion(userAgent: string, pattern: string): string | undefined {
  try {
    const match = new RegExp(pattern).exec(userAgent)
    return match ? (match[1] ?? '') : undefined
  } catch {
    return undefined
  }
}
