import { evaluate } from '../../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../../runtime/rules/settings/facts'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Capabilities } from '../capabilities'
import type { Finding } from '../issue'
import { pagesOf } from '../lints/routes'
import { type RuntimeNames, readsName } from '../runtimeNames'

/**
 * Pages that nobody finds: no item of the navigation leads there, and no code names the path, or the page. Banners and
 * messages of the platform may, but they come and go.
 */
export function unlinkedRoutes(
  manifest: Manifest,
  capabilities: Capabilities,
  names: RuntimeNames,
): Finding[] {
  const { routes, navigation = [], account = [] } = manifest
  const facts = manifestFacts(manifest)
  const pages = pagesOf(capabilities)
  const links = [...navigation, ...account.flatMap(({ entries }) => entries)]
  const linked = new Set(links.map(({ to = '' }) => to.split('#')[0]?.toLowerCase()))
  return Object.entries(routes)
    .filter(([path, { page }]) => {
      const isOff = evaluate(pages.get(page)?.when ?? true, facts) === 'no'
      const isNamed = readsName(names, path) || (page !== 'embed' && readsName(names, page))
      return !isOff && !linked.has(path.toLowerCase()) && !isNamed
    })
    .map(([path, { page }]) => ({
      path: ['routes', path],
      on: 'key' as const,
      level: 'warning' as const,
      code: 'route-unlinked',
      message: `No bar, no list and no link leads to "${path}" (the page "${page}").`,
      hint: 'Add an item to "navigation" or an entry to "account" that leads there, or remove the route. If only messages of the platform lead there, leave it.',
    }))
}
