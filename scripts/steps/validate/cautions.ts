import { everyHost } from '../../../runtime/rules/content/handoff'
import type { Manifest } from '../../../runtime/schema/manifest.gen'

/** What the specification allows although it puts members at risk: no mistakes, but nobody should overlook them. */
export const cautions = ({ handoff, hosts }: Manifest): string[] =>
  handoff?.trustedHosts?.includes(everyHost)
    ? [
        `handoff.trustedHosts has "*", so the member's token goes to every embedded page that gets the session, and to every site that a banner opens (${
          hosts?.banner?.join(', ') || 'none yet'
        }). Name the hosts instead (D9).`,
      ]
    : []
