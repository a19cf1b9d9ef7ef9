import { matchesHost } from '../../../runtime/rules/network/url'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import { nearest } from '../nearest'

/** A customer-service address that is not on the allow-list is dropped by the site, so it must be on it (D16). */
export function supportIsAllowed({ customerService = [], hosts }: Manifest): Finding[] {
  const allowed = hosts?.customerService ?? []
  return customerService.flatMap(({ url }, index): Finding[] => {
    const { host } = new URL(url)
    if (allowed.some((pattern) => matchesHost(pattern, host))) return []
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

/** Who has no label sees the entries without labels: without such an entry visitors would reach nobody (E5.26). */
export function visitorsReachSomebody({ customerService = [] }: Manifest): Finding[] {
  if (customerService.length === 0 || customerService.some(({ labelIds }) => labelIds === undefined))
    return []
  return [
    {
      path: ['customerService'],
      code: 'support-for-nobody',
      message: 'Every customer service is for VIP labels, so visitors would reach nobody.',
      expected: 'at least one entry without "labelIds"',
      hint: 'Add an entry for everybody, or take "labelIds" out of one.',
    },
  ]
}
