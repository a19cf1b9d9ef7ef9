import { everyHost } from '../../../../runtime/rules/content/handoff'
import { matchesHost } from '../../../../runtime/rules/network/url'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { hostOfAddress } from '../../schema/hosts'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'
import { hostNotListed } from './findings'

/** All customer-service addresses are on the allow-list: the site does not open others (D141). */
export function supportHostsAreAllowed({ customerService = [], hosts }: Manifest): Finding[] {
  const allowed = hosts?.customerService ?? []
  return customerService.flatMap(({ url }, index): Finding[] => {
    const host = hostOfAddress(url)
    if (allowed.some((pattern) => matchesHost(pattern, host))) return []
    const effect = ', so the site would not open this address'
    return [hostNotListed(['customerService', index, 'url'], host, 'customerService', allowed, effect)]
  })
}

/** Hosts that may get a member's token can be opened by a banner, or are those of an embedded page (D9). */
export function trustedHostsAreAllowed(
  { handoff, hosts, routes }: Manifest,
  { isOwn }: LintContext,
): Finding[] {
  const allowed = [...(hosts?.banner ?? []), ...embeddedHosts(routes)]
  return (handoff?.trustedHosts ?? []).flatMap((host, index): Finding[] => {
    if (host === everyHost && !isOwn(['handoff', 'trustedHosts', index])) return [inheritedTrust(index)]
    if (host === everyHost || allowed.some((pattern) => matchesHost(pattern, host))) return []
    const effect = ', so no banner would open it, and no page on it is embedded'
    return [hostNotListed(['handoff', 'trustedHosts', index], host, 'banner', allowed, effect)]
  })
}

/** A merchant writes itself that it trusts every host (D9). */
const inheritedTrust = (index: number): Finding => ({
  path: ['handoff', 'trustedHosts', index],
  code: 'trust-inherited',
  message: 'A preset trusts every host ("*") with the members’ tokens, which only a merchant may write (D9).',
  expected: 'names of hosts',
  hint: 'Name the hosts, or write it in the manifest of each merchant that wants it.',
})

/** Of the pages that get the session. */
const embeddedHosts = (routes: Manifest['routes']): string[] =>
  Object.values(routes).flatMap(({ url, handoff }) =>
    url !== undefined && handoff === 'session' ? [hostOfAddress(url)] : [],
  )

/** Visitors only see entries without labels: without such an entry they would have no customer service (E5.26). */
export function visitorsHaveSupport({ customerService = [] }: Manifest): Finding[] {
  if (customerService.length === 0 || customerService.some(({ labelIds }) => labelIds === undefined))
    return []
  return [
    {
      path: ['customerService'],
      code: 'support-for-nobody',
      message: 'Every customer service entry is for VIP labels, so visitors would have none.',
      expected: 'at least one entry without "labelIds"',
      hint: 'Add an entry for everybody, or remove "labelIds" from one.',
    },
  ]
}
