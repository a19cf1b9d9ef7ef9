import type { CallOptions } from '../../contract/platform'
import type { Site } from '../../contract/site'
import { hideLoading } from '../../kit/hideLoading'
import { textOf } from '../../rules/network/read'
import { registrationInfo } from '../../rules/registration/registrationInfo'
import { type PlatformStatus, readStatus } from '../../rules/system/system'

/** What the status call tells of this visit (I7.18). The address goes without query and fragment: those may hold secrets. */
function queryOf({ browser: { storage, page }, location }: Site) {
  const { originalDomain } = registrationInfo(
    storage.read('registrationInfo'),
    location.search,
    page.hostname,
  )
  return {
    device: 'MOBILE',
    track: textOf(storage.read('track')) || undefined,
    originalDomain,
    url: page.origin + location.path,
  }
}

/**
 * Asks how the platform stands to this visitor. A failure takes away what says "loading", and goes on to whoever asked
 * (I8.22).
 */
export async function askStatus(site: Site, alert: CallOptions['alert']): Promise<PlatformStatus> {
  try {
    const query = queryOf(site)
    const system = readStatus(
      await site.platform.call('status', {
        query,
        headers: { 'Cache-Control': 'no-cache' },
        ...(alert === undefined ? {} : { alert }),
      }),
    )
    if (system.track !== undefined) site.browser.storage.write('track', system.track)
    return system
  } catch (error) {
    hideLoading(site.browser)
    throw error
  }
}
