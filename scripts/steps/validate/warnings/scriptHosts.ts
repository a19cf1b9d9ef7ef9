import { oneTapHost } from '../../../../runtime/rules/identity/oneTap'
import { matchesHost } from '../../../../runtime/rules/network/url'
import { configuredPixels } from '../../../../runtime/rules/tracking/consent'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { firebaseHosts } from '../../../../runtime/tables/socialChannels'
import { vendorHosts } from '../../../../runtime/tables/tracking'
import type { Finding } from '../issue'

/**
 * Hosts whose scripts may run on the site although nothing loads one from there: each is one more party that could read what
 * members type (D144).
 */
export function idleScriptHosts(manifest: Manifest): Finding[] {
  const { hosts, pixels = {} } = manifest
  // A tag manager, or a script of the operator's own, loads others.
  if (pixels.gtm !== undefined || (pixels.scripts ?? []).length > 0) return []
  const used = scriptHosts(manifest)
  return (hosts?.script ?? []).flatMap((pattern, index): Finding[] =>
    used.some((host) => matchesHost(pattern, host))
      ? []
      : [
          {
            path: ['hosts', 'script', index],
            level: 'warning',
            code: 'script-host-idle',
            message: `hosts.script has "${pattern}", and nothing of this merchant loads a script from there: whoever can write to that host could run code on the site.`,
            hint: 'Remove it, or turn on what needs it.',
          },
        ],
  )
}

/** Where scripts are loaded from: the sign-in library, its check for robots, Google's prompt, and the vendors of pixels. */
const scriptHosts = (manifest: Manifest): readonly string[] => [
  ...(manifest.settings?.firebase === undefined
    ? []
    : [...firebaseHosts.script, ...firebaseHosts.robotCheck, oneTapHost]),
  ...configuredPixels(manifest).flatMap((vendor) => vendorHosts[vendor].script),
]
