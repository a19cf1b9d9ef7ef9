import { oneTapHost } from '../../../../runtime/rules/identity/oneTap'
import { matchesHost } from '../../../../runtime/rules/network/url'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

/**
 * The allow-lists that Google's prompt needs: for its script, for the browser's account requests, and for the frame in
 * browsers without those.
 */
const hostLists = ['script', 'connect', 'frame'] as const

/** A merchant with a client id for Google's one-tap prompt allows the page to reach Google (I4.34, D144). */
export function oneTapHostsAreAllowed({ flags, settings, hosts }: Manifest): Finding[] {
  const project = settings?.firebase
  const hasClientId = project && 'googleWebClientId' in project && project.googleWebClientId !== undefined
  if (!hasClientId || (flags?.GOOGLELOGIN3 ?? false) === false) return []
  return hostLists
    .filter((kind) => !hosts?.[kind]?.some((pattern) => matchesHost(pattern, oneTapHost)))
    .map((kind) => ({
      path: ['settings', 'firebase', 'googleWebClientId'],
      code: 'one-tap-needs',
      message: `Google's one-tap prompt is on, but "${oneTapHost}" is not in "hosts.${kind}", so it would never appear.`,
      hint: `Add "${oneTapHost}" to "hosts.${kind}".`,
    }))
}
