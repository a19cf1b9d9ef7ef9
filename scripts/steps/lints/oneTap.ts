import { oneTapHost } from '../../../runtime/rules/identity/oneTap'
import { matchesHost } from '../../../runtime/rules/network/url'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

/** Where Google's prompt reaches: its script, the browser's questions for accounts, and the frame of browsers without those. */
const kinds = ['script', 'connect', 'frame'] as const

/** Who names a client id for Google's one-tap prompt lets the page reach Google (I4.34, D16). */
export function oneTapIsWithinReach({ flags, settings, hosts }: Manifest): Finding[] {
  const project = settings?.firebase
  const named = project && 'googleWebClientId' in project && project.googleWebClientId !== undefined
  if (!named || (flags?.GOOGLELOGIN3 ?? false) === false) return []
  return kinds
    .filter((kind) => !hosts?.[kind]?.some((pattern) => matchesHost(pattern, oneTapHost)))
    .map((kind) => ({
      path: ['settings', 'firebase', 'googleWebClientId'],
      code: 'one-tap-needs',
      message: `Google's one-tap prompt is on, but "${oneTapHost}" is not in "hosts.${kind}", so it would never come.`,
      hint: `Add "${oneTapHost}" to "hosts.${kind}".`,
    }))
}
