import type { Site } from '../../contract/site'
import { loadCode } from '../../kit/code/lazyCode'
import { reportFault } from '../../kit/tracking'
import { type OpenServiceEntry, readServiceEntries } from '../../rules/customerService/customerService'
import { entryKey, openEntries, ownEntries } from '../../rules/customerService/openEntries'
import { onceEach } from '../../rules/network/onceEach'

/** The call that returns the entries: the customer service script (E7.13), or the domain config on error screens (D6). */
export type ServiceEntriesCall = 'customerServiceScript' | 'domainRoute'

/**
 * The platform's entries that can be opened, in the manifest's order. Rejects when the platform does not answer, or the code
 * that decrypts the URLs fails to load.
 */
export async function fetchServiceEntries(
  site: Site,
  call: ServiceEntriesCall,
  isRetry: boolean,
): Promise<OpenServiceEntry[]> {
  const received = readServiceEntries(await site.platform.call(call, { alert: false, bypassCache: isRetry }))
  if (received.length === 0) return []
  const { decryptUrl } = await loadCode(site, () => import('../../rules/customerService/encryptedUrl'))
  const usable = openEntries(site.data.manifest, received, decryptUrl)
  if (usable.length < received.length) reportUnusableEntries(site, received.length - usable.length)
  return onceEach(usable, entryKey)
}

/** Entries that cannot be decrypted, or whose host the manifest does not list (D141). */
function reportUnusableEntries(site: Site, count: number): void {
  console.warn(`Customer service: ${count} of the platform's entries cannot be opened, and are left out`)
  reportFault(site, { kind: 'setting', where: 'customerService' })
}

/** The manifest's own entries, in its order: they work without the platform. */
export const manifestServiceEntries = ({ data, text }: Pick<Site, 'data' | 'text'>): OpenServiceEntry[] =>
  ownEntries(data.manifest, text.language)
