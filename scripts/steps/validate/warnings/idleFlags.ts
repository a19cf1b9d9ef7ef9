import type { When } from '../../../../runtime/rules/settings/conditions'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { flagNames } from '../../../../runtime/tables/flags'
import type { Capabilities } from '../capabilities'
import type { Finding } from '../issue'
import { idleFlags } from '../lints/flags'

/** Flags that are on, or left to the platform, and do nothing in this site. */
export const flagsWithoutEffect = (manifest: Manifest, capabilities: Capabilities): Finding[] => [
  ...idleFlags(manifest),
  ...flagsWithoutPage(manifest, capabilities),
]

/** A feature that consists of pages is not there when none of them is mounted. */
function flagsWithoutPage({ flags, routes }: Manifest, { features }: Capabilities): Finding[] {
  const mounted = new Set(Object.values(routes).map(({ page }) => page))
  return flagNames.flatMap((flag): Finding[] => {
    if ((flags?.[flag] ?? false) === false) return []
    const own = features.filter(({ when }) => when === (`flag.${flag}` satisfies When))
    const pages = own.flatMap(({ routes: declared = [] }) => declared.map(({ page }) => page))
    const hasMore = own.some(({ overlays = [] }) => overlays.length > 0)
    if (pages.length === 0 || hasMore || pages.some((page) => mounted.has(page))) return []
    return [
      {
        path: ['flags', flag],
        on: 'key',
        level: 'warning',
        code: 'flag-idle',
        message: `${flag} is on, but the page "${pages.join('", "')}" is not mounted, so members cannot come to what it switches on.`,
        hint: `Mount "${pages[0]}" in "routes", or remove ${flag}.`,
      },
    ]
  })
}
