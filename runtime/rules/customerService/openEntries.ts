import type { Manifest } from '../../schema/manifest.gen'
import type { Language } from '../../tables/languages'
import { outsideTarget } from '../network/mountedTarget'
import { type EncryptedServiceEntry, type OpenServiceEntry, sortByManifest } from './customerService'

/** What of a manifest decides about customer service. */
export type ServiceManifest = Pick<Manifest, 'customerService' | 'domains' | 'hosts'>

/** The manifest's own entries, in its order: they work without the platform. */
export const ownEntries = (
  { customerService = [], domains, hosts }: ServiceManifest,
  language: Language,
): OpenServiceEntry[] =>
  customerService.flatMap(({ id, csType, title, url, labelIds = [] }) => {
    const address = outsideTarget(url, hosts?.customerService ?? [], domains)
    if (address === undefined) return []
    return [{ id, kind: csType, title: title?.[language], labels: labelIds, url: address }]
  })

/**
 * The platform's entries that can be opened, in the manifest's order. The others cannot be decrypted, or the manifest does not list
 * their host (D141).
 */
export const openEntries = (
  { customerService = [], domains, hosts }: ServiceManifest,
  received: readonly EncryptedServiceEntry[],
  decrypt: (encryptedUrl: string) => string | undefined,
): OpenServiceEntry[] =>
  sortByManifest(received, customerService).flatMap(({ encryptedUrl, ...entry }) => {
    const url = outsideTarget(decrypt(encryptedUrl), hosts?.customerService ?? [], domains)
    return url === undefined ? [] : [{ ...entry, url }]
  })

/** What makes an entry the same as another one. */
export const entryKey = ({ id, url }: OpenServiceEntry): string => `${id} ${url}`
