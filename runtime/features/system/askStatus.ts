import { hideLoading } from '../../contract/hideLoading'
import type { CallOptions } from '../../contract/platform'
import type { Site } from '../../contract/site'
import { textOf } from '../../rules/network/read'
import { registrationInfo } from '../../rules/registration/registrationInfo'
import { type PlatformStatus, readStatus } from '../../rules/system/system'

/** What the status call tells of this visit (I7.18). The address goes without query and fragment: those may hold secrets. */
function queryOf({ edge: { storage, page }, here }: Site) {
  const { originalDomain } = registrationInfo(storage.read('registrationInfo'), here.search, page.hostname)
  return {
    device: 'MOBILE',
    track: textOf(storage.read('track')) || undefined,
    originalDomain,
    url: page.origin + here.path,
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
    if (system.track !== undefined) site.edge.storage.write('track', system.track)
    return system
  } catch (error) {
    hideLoading(site.edge)
    throw error
  }
}
