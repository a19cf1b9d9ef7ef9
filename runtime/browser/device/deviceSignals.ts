import type { DeviceSignals } from '../../rules/device/device'
import type { Manifest } from '../../schema/manifest.gen'
import { homescreenParam } from '../../tables/queryParams'
import type { Native } from '../browser'

interface DeviceSignalSources {
  /** The stored marker of a web clip (I4.02). */
  readonly webclip: unknown
  readonly native: Pick<Native, 'userAgent' | 'touchPoints' | 'standalone'>
  /** The query of the address. */
  readonly search: string
}

/** The pattern of the native app's user agent when the manifest has none (D7). */
export const defaultAppPattern = 'WLApp/([0-9.]+)'

/** The signals that reveal how the site is running (I4.01). */
export function deviceSignals(
  { webclip, native, search }: DeviceSignalSources,
  { nativeApp }: Pick<Manifest, 'nativeApp'>,
): DeviceSignals {
  return {
    userAgent: native.userAgent,
    touchPoints: native.touchPoints,
    standalone: native.standalone,
    homescreen: new URLSearchParams(search).get(homescreenParam) === '1',
    marker: typeof webclip === 'string' ? webclip : undefined,
    appPattern: nativeApp?.userAgent ?? defaultAppPattern,
  }
}
