/** How the site runs (I1.05, I4.01). */
export type DeviceState = 'browser' | 'pwa' | 'webclip' | 'app'

/** What login and registration send as `device` (I3.05, D7). */
export type Device = 'WEBCLIP' | 'PWA' | 'IPAD'

export interface DeviceSigns {
  readonly userAgent: string
  readonly touchPoints: number
  /** The page runs without browser bars: display-mode standalone, or iOS' own sign. */
  readonly standalone: boolean
  /** The homescreen query flag is there (D7). */
  readonly homescreen: boolean
  /** The stored marker: '1', '0' or nothing. */
  readonly marker: string | undefined
  /** The manifest's pattern for the native app's user agent. */
  readonly appPattern: string
}

/** The marker that is to be stored, or undefined to leave it (I4.02, I4.03). */
export function markerToStore(
  signs: Pick<DeviceSigns, 'standalone' | 'homescreen' | 'marker'>,
): '0' | '1' | undefined {
  if (!signs.standalone) return undefined
  if (signs.homescreen) return signs.marker === '0' ? undefined : '0'
  return signs.marker === undefined ? '1' : undefined
}

export function deviceState(signs: DeviceSigns): DeviceState {
  if (appVersion(signs.userAgent, signs.appPattern) !== undefined) return 'app'
  if (!signs.standalone) return 'browser'
  return (markerToStore(signs) ?? signs.marker) === '1' ? 'webclip' : 'pwa'
}

/** WEBCLIP, else PWA, else IPAD, else nothing (D7). */
export function deviceToSend(
  signs: Pick<DeviceSigns, 'userAgent' | 'touchPoints'> & { readonly state: DeviceState },
): Device | undefined {
  if (signs.state === 'webclip') return 'WEBCLIP'
  if (signs.state === 'pwa') return 'PWA'
  return isIPad(signs) ? 'IPAD' : undefined
}

/** An iPad with a desktop user agent is a Macintosh that can be touched (D7). */
const isIPad = ({ userAgent, touchPoints }: Pick<DeviceSigns, 'userAgent' | 'touchPoints'>): boolean =>
  /\biPad\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)

/** The native app's version, or undefined outside it (D7). A pattern that this browser cannot read fits nothing. */
export function appVersion(userAgent: string, pattern: string): string | undefined {
  try {
    const found = new RegExp(pattern).exec(userAgent)
    return found ? (found[1] ?? '') : undefined
  } catch {
    return undefined
  }
}
