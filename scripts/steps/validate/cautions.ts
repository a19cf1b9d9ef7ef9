import { everyHost } from '../../../runtime/rules/content/handoff'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from './issue'
import { allowsStrangers } from './publicSuffixes'

/** What the specification allows although it puts members at risk: no mistakes, but nobody should overlook them. */
export const cautions = (manifest: Manifest): Finding[] => [
  ...everybodyTrusted(manifest),
  ...strangers(manifest),
]

const everybodyTrusted = ({ handoff, hosts }: Manifest): Finding[] => {
  const index = handoff?.trustedHosts?.indexOf(everyHost) ?? -1
  if (index < 0) return []
  return [
    {
      path: ['handoff', 'trustedHosts', index],
      level: 'warning',
      code: 'everybody-trusted',
      message: `handoff.trustedHosts has "*", so the member's token goes to every embedded page that gets the session, and to every site that a banner opens (${
        hosts?.banner?.join(', ') || 'none yet'
      }).`,
      hint: 'Name the hosts instead (D9).',
    },
  ]
}

const strangers = ({ hosts = {} }: Manifest): Finding[] =>
  Object.entries(hosts).flatMap(([list, patterns]: [string, readonly string[]]) =>
    patterns.flatMap((pattern, index): Finding[] =>
      allowsStrangers(pattern)
        ? [
            {
              path: ['hosts', list, index],
              level: 'warning',
              code: 'strangers-allowed',
              message: `hosts.${list} has "${pattern}", below which everybody can have a site, so the page would use those of strangers, too.`,
              hint: 'Name the hosts instead.',
            },
          ]
        : [],
    ),
  )
