import type { CallOptions } from '../../contract/platform'
import type { Site } from '../../contract/site'
import { hideLoading } from '../../kit/feedback/hideLoading'
import { textOf } from '../../rules/network/read'
import { registrationInfo } from '../../rules/registration/registrationInfo'
import { type PlatformStatus, readStatus } from '../../rules/system/system'

/** The query of the status call (I7.18). The URL has no query string or fragment: those may contain secrets. */
function statusQuery({ browser: { storage, page }, location }: Site) {
  const { originalDomain } = registrationInfo(
    storage.read('registrationInfo'),
    location.search,
    page.hostname,
  )
  return {
    device: 'MOBILE' as const,
    track: textOf(storage.read('statusTrack')) || undefined,
    originalDomain,
    url: page.origin + location.path,
  }
}

/** Fetches the platform's status for this visitor. A failure hides the loading indicator before it is rethrown (I8.22). */
export async function fetchStatus(
  site: Site,
  options: Pick<CallOptions, 'alert' | 'retry'>,
): Promise<PlatformStatus> {
  try {
    const query = statusQuery(site)
    const status = readStatus(
      await site.platform.call('status', {
        query,
        headers: { 'Cache-Control': 'no-cache' },
        ...options,
      }),
      site.platform.now(),
    )
    if (status.track !== undefined) site.browser.storage.write('statusTrack', status.track)
    return status
  } catch (error) {
    hideLoading(site.browser)
    throw error
  }
}
