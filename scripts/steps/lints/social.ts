import { offersSocial } from '../../../runtime/rules/identity/social'
import { matchesHost } from '../../../runtime/rules/network/url'
import type { Hosts, Manifest } from '../../../runtime/schema/manifest.gen'
import { firebaseHosts } from '../../../runtime/tables/socialChannels'
import type { Finding } from '../issue'

/** Who offers social sign-in has a Firebase project for it, and lets the page reach what that cannot do without (D16). */
export function socialIsWithinReach(manifest: Manifest): Finding[] {
  const { social, flags, settings, hosts } = manifest
  const google = flags?.GOOGLELOGIN3 ?? false
  if (offersSocial(social, google === 'server' ? undefined : google) === false) return []
  const { firebase } = settings ?? {}
  if (firebase === undefined) return [withoutProject()]
  const frames = 'authDomain' in firebase ? [firebase.authDomain] : []
  return [
    ...missing(hosts, 'script', firebaseHosts.script),
    ...missing(hosts, 'connect', firebaseHosts.connect),
    ...missing(hosts, 'frame', frames),
  ]
}

const withoutProject = (): Finding => ({
  path: ['social', 'channels'],
  on: 'key',
  code: 'social-needs',
  message: 'Social sign-in is offered, but there is no Firebase project that it could go through (I4.37).',
  hint: 'Add "firebase" to "settings", as a project or as { "from": "server" }.',
})

function missing(
  hosts: Hosts | undefined,
  kind: 'script' | 'connect' | 'frame',
  needed: readonly string[],
): Finding[] {
  const allowed = hosts?.[kind] ?? []
  const lacking = needed.filter((host) => !allowed.some((pattern) => matchesHost(pattern, host)))
  if (lacking.length === 0) return []
  const names = lacking.map((host) => `"${host}"`).join(', ')
  return [
    {
      path: ['social', 'channels'],
      on: 'key',
      code: 'social-needs',
      message: `Social sign-in is offered, but ${names} is not in "hosts.${kind}", so it could not be reached (D16).`,
      hint: `Add ${names} to "hosts.${kind}".`,
    },
  ]
}
