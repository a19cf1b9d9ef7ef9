import type { DeviceSignals } from '../rules/device/device'
import type { Manifest } from '../schema/manifest.gen'
import { homescreenParam } from '../tables/queryParams'
import type { Native, Page, SiteStorage } from './browser'

interface DeviceSignalSources {
  readonly storage: Pick<SiteStorage, 'read'>
  readonly native: Native
  readonly page: Pick<Page, 'search'>
}

/** The pattern of the native app's user agent when the manifest has none (D7). */
const defaultAppPattern = 'WLApp/([0-9.]+)'

/** The signals that reveal how the site is running (I4.01). */
export function deviceSignals(
  { storage, native, page }: DeviceSignalSources,
  { nativeApp }: Manifest,
): DeviceSignals {
  const marker = storage.read('webclip')
  return {
    userAgent: native.userAgent,
    touchPoints: native.touchPoints,
    standalone: native.standalone,
    homescreen: new URLSearchParams(page.search).get(homescreenParam) === '1',
    marker: typeof marker === 'string' ? marker : undefined,
    appPattern: nativeApp?.userAgent ?? defaultAppPattern,
  }
}
