import { cautions } from '../../validate/cautions'
import { isLentByProvider } from '../../validate/publicSuffixes'
import type { ManifestFinding } from '../finding'
import { type ManifestText, textsOf } from '../strings'
import type { Subject } from '../subject'
import { hostOf, isRehearsalHost, isReservedHost, reservedHostsIn } from '../testHosts'

/** Domains, hosts and addresses that only work for examples, tests and rehearsals. */
export const hostsArePublic = ({ tree }: Subject): ManifestFinding[] => {
  const isDomain = ({ path }: ManifestText): boolean => path[0] === 'domains'
  const texts = textsOf(tree)
  // Without a domain there is no site, so domains come first.
  return [...texts.filter(isDomain), ...texts.filter((text) => !isDomain(text))].flatMap(nameFindings)
}

function nameFindings({ path, text, on }: ManifestText): ManifestFinding[] {
  const isDomain = path[0] === 'domains'
  const what = isDomain ? 'domain' : 'host'
  const host = hostOf(text)
  const [named] = host === undefined && on === 'value' ? reservedHostsIn(text) : []
  const reserved = host !== undefined && isReservedHost(host) ? host : named
  if (reserved !== undefined)
    return [
      {
        level: 'must',
        code: `${what}-reserved`,
        path,
        on,
        message: `"${reserved}" is a name or an address that the public cannot reach.`,
        why: isDomain
          ? 'No visitor reaches the site there, and links that are shared and indexed name it.'
          : 'Whatever is loaded from there or leads there fails.',
        fix: `Write the ${what} that the brand has bought or runs.`,
      },
    ]
  if (host === undefined || !isRehearsalHost(host)) return []
  return [
    {
      level: 'should',
      code: `${what}-of-tests`,
      path,
      on,
      message: `"${host}" is called as the host of a test or a rehearsal is.`,
      why: 'Members would play on, or send their data to, a system that is not the real one.',
      fix: 'Write the host of production; if it is, nothing is to be done.',
    },
  ]
}

/** Domains that belong to a hosting provider. */
export const domainsAreOwn = ({ manifest }: Subject): ManifestFinding[] =>
  manifest.domains.flatMap((domain, index): ManifestFinding[] =>
    isLentByProvider(domain)
      ? [
          {
            level: 'should',
            code: 'domain-of-a-host',
            path: ['domains', index],
            message: `"${domain}" is a name that a hosting provider lends.`,
            why: 'It cannot be taken to another provider, members do not trust it, and filters block such names.',
            fix: 'Buy a domain, and write it first in "domains".',
          },
        ]
      : [],
  )

/** Lists without which much of the lobby would not work. */
const needed = [
  ['game', 'No game opens: every launch leads to a host that is not listed (D144).'],
  ['image', 'Pictures of games and banners from the platform’s image host are not shown (D144).'],
  ['customerService', 'Entries of customer service that the platform sends are dropped.'],
] as const

export const hostsAreListed = ({ manifest: { hosts = {} } }: Subject): ManifestFinding[] =>
  needed
    .filter(([list]) => (hosts[list] ?? []).length === 0)
    .map(([list, why]) => ({
      level: list === 'customerService' ? 'note' : 'should',
      code: 'hosts-missing',
      path: ['hosts', list],
      message: `"hosts.${list}" lists no host.`,
      why,
      fix: `Ask the platform’s team which hosts it sends, and add them to "hosts.${list}"; where all of it is on the brand’s own domain, nothing is to be done.`,
    }))

/** What the check calls allowed but risky. */
export const hostsAreTrusted = ({ manifest }: Subject): ManifestFinding[] =>
  cautions(manifest).map(({ path, message, hint }) => ({
    level: 'should',
    code: 'host-risky',
    path,
    message,
    why: 'Pages of strangers could be shown in the site, or get what is meant for the platform.',
    fix: hint,
  }))
