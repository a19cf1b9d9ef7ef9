import type { Site } from '../../contract/site'
import { loadCode } from '../../kit/lazyCode'
import { reportFault } from '../../kit/tracking'
import {
  type OpenServiceEntry,
  readServiceEntries,
  sortByManifest,
} from '../../rules/customerService/customerService'
import { externalUrl } from '../../rules/network/url'

/** Who tells where customer service is: the platform's script for everybody (E7.13), the domain config on screens of trouble (D6). */
export type ServicesCall = 'customerServiceScript' | 'domainRoute'

/**
 * The platform's entries that can be opened, as the manifest orders them. Rejects when the platform does not answer, or the code
 * that reads its addresses does not come.
 */
export async function askServices(site: Site, call: ServicesCall): Promise<OpenServiceEntry[]> {
  const { customerService = [], hosts } = site.data.manifest
  const sealed = readServiceEntries(await site.platform.call(call, { alert: false }))
  if (sealed.length === 0) return []
  const { decryptUrl } = await loadCode(site, () => import('../../rules/customerService/encryptedUrl'))
  const open = sortByManifest(sealed, customerService).flatMap(({ encryptedUrl, ...service }) => {
    const url = externalUrl(decryptUrl(encryptedUrl), hosts?.customerService ?? [])
    return url === undefined ? [] : [{ ...service, url }]
  })
  if (open.length < sealed.length) tellOfLost(site, sealed.length - open.length)
  return open
}

/** Cannot be decoded, or leads to a host that the manifest does not list (D16, D17). */
function tellOfLost(site: Site, count: number): void {
  console.warn(`Customer service: ${count} of the platform's entries cannot be opened, and are left out`)
  reportFault(site, { kind: 'setting', where: 'customerService' })
}

/** The manifest's own entries, in its order: they work without the platform. */
export function manifestServices({ data, text }: Pick<Site, 'data' | 'text'>): OpenServiceEntry[] {
  const { customerService = [], hosts } = data.manifest
  return customerService.flatMap(({ id, csType, title, url, labelIds = [] }) => {
    const address = externalUrl(url, hosts?.customerService ?? [])
    if (address === undefined) return []
    return [{ id, kind: csType, title: title?.[text.language], labels: labelIds, url: address }]
  })
}
