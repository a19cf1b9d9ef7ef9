import { offersSocial } from '../../../../runtime/rules/identity/socialOffer'
import { matchesHost } from '../../../../runtime/rules/network/url'
import type { Hosts, Manifest } from '../../../../runtime/schema/manifest.gen'
import { firebaseHosts } from '../../../../runtime/tables/socialChannels'
import type { Finding } from '../issue'

/**
 * A merchant that offers social sign-in has a Firebase project, and allows the page to reach the hosts that it needs
 * (D144).
 */
export function socialHostsAreAllowed(manifest: Manifest): Finding[] {
  const { social, flags, settings, hosts } = manifest
  const google = flags?.GOOGLELOGIN3 ?? false
  if (offersSocial(social, google === 'server' ? undefined : google) === false) return []
  const { firebase } = settings ?? {}
  if (firebase === undefined) return [missingProjectFinding()]
  const frames = 'authDomain' in firebase ? [firebase.authDomain] : []
  return [
    ...missingHosts(hosts, 'script', firebaseHosts.script),
    ...missingHosts(hosts, 'connect', firebaseHosts.connect),
    ...missingHosts(hosts, 'frame', frames),
  ]
}

const missingProjectFinding = (): Finding => ({
  path: ['social', 'channels'],
  on: 'key',
  code: 'social-needs',
  message: 'Social sign-in is offered, but there is no Firebase project for it (I4.37).',
  hint: 'Add "firebase" to "settings", as a project or as { "from": "server" }.',
})

function missingHosts(
  hosts: Hosts | undefined,
  kind: 'script' | 'connect' | 'frame',
  needed: readonly string[],
): Finding[] {
  const allowed = hosts?.[kind] ?? []
  const missing = needed.filter((host) => !allowed.some((pattern) => matchesHost(pattern, host)))
  if (missing.length === 0) return []
  const names = missing.map((host) => `"${host}"`).join(', ')
  return [
    {
      path: ['social', 'channels'],
      on: 'key',
      code: 'social-needs',
      message: `Social sign-in is offered, but ${names} is not in "hosts.${kind}", so it could not be reached (D144).`,
      hint: `Add ${names} to "hosts.${kind}".`,
    },
  ]
}
