import { everyHost } from '../../../runtime/rules/content/handoff'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { allowsStrangers } from './publicSuffixes'

/** What the specification allows although it puts members at risk: no mistakes, but nobody should overlook them. */
export const cautions = (manifest: Manifest): string[] => [
  ...everybodyTrusted(manifest),
  ...strangers(manifest),
]

const everybodyTrusted = ({ handoff, hosts }: Manifest): string[] =>
  handoff?.trustedHosts?.includes(everyHost)
    ? [
        `handoff.trustedHosts has "*", so the member's token goes to every embedded page that gets the session, and to every site that a banner opens (${
          hosts?.banner?.join(', ') || 'none yet'
        }). Name the hosts instead (D9).`,
      ]
    : []

const strangers = ({ hosts = {} }: Manifest): string[] =>
  Object.entries(hosts).flatMap(([list, patterns]: [string, readonly string[]]) =>
    patterns
      .filter(allowsStrangers)
      .map(
        (pattern) =>
          `hosts.${list} has "${pattern}", below which everybody can have a site, so the page would use those of strangers, too. Name the hosts instead.`,
      ),
  )
