import type { DeviceSigns } from '../rules/device'
import type { Manifest } from '../schema/manifest.gen'
import { homescreenParam } from '../tables/params'
import type { Keep, Native, Page } from './edge'

interface Senses {
  readonly keep: Pick<Keep, 'read'>
  readonly native: Native
  readonly page: Pick<Page, 'search'>
}

/** What the native app's user agent contains when the manifest does not say (D7). */
const defaultAppPattern = 'WLApp/([0-9.]+)'

/** Everything that tells how the site runs (I4.01). */
export function deviceSigns({ keep, native, page }: Senses, { nativeApp }: Manifest): DeviceSigns {
  const marker = keep.read('webclip')
  return {
    userAgent: native.userAgent,
    touchPoints: native.touchPoints,
    standalone: native.standalone,
    homescreen: new URLSearchParams(page.search).get(homescreenParam) === '1',
    marker: typeof marker === 'string' ? marker : undefined,
    appPattern: nativeApp?.userAgent ?? defaultAppPattern,
  }
}
