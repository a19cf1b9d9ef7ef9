import type { Manifest } from '../../../runtime/contract/manifest.gen'
import type { Finding } from '../issue'
import { nearest } from '../nearest'

/** A customer-service address that is not on the allow-list is dropped by the site, so it must be on it (D16). */
export function supportIsAllowed({ customerService = [], hosts }: Manifest): Finding[] {
  const allowed = hosts?.customerService ?? []
  return customerService.flatMap(({ url }, index): Finding[] => {
    const { host } = new URL(url)
    if (allowed.some((pattern) => covers(pattern, host))) return []
    const suggestion = nearest(host, allowed)
    return [
      {
        path: ['customerService', index, 'url'],
        code: 'host-not-allowed',
        message: `The host "${host}" is not in "hosts.customerService", so the site would not open this address.`,
        expected: allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'a host of hosts.customerService',
        ...(suggestion && { suggestion }),
        hint: `Add "${host}" to "hosts.customerService".`,
      },
    ]
  })
}

/** `*.example.com` covers every host below, and not example.com itself. */
export function covers(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}
