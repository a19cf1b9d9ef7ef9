import type { Feature } from '../../../runtime/contract/feature'
import { pathWithoutQuery } from '../../../runtime/rules/network/url'
import { evaluate, excludesVisitors } from '../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../runtime/rules/settings/facts'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { mountedPages } from '../../../runtime/shell/pages'
import { siteRoutes } from '../../steps/site/siteAccount'

/** A page of a merchant's site. */
export interface SitePage {
  /** Its name in manifests: "lobby". */
  readonly page: string
  readonly path: string
  readonly membersOnly: boolean
  /** Only visitors see it: members are sent elsewhere. */
  readonly visitorsOnly: boolean
  /** Whether it is shown without being named: the lobby, the bar's pages, login and registration. */
  readonly isMain: boolean
}

/** Pages that are shown besides those of the bottom bar. */
const alwaysMain = ['lobby', 'login', 'register', 'memberHome']

/** The pages that a manifest mounts and does not switch off, in its order. */
export function listPages(manifest: Manifest, features: readonly Feature[]): SitePage[] {
  const facts = manifestFacts(manifest)
  const { navigation = [], account = [] } = manifest
  const links = [...navigation, ...account.flatMap(({ entries }) => entries)]
  const linked = links.map(({ to = '' }) => pathWithoutQuery(to))
  return mountedPages({ manifest: { routes: siteRoutes(manifest) } }, features)
    .filter(({ path, knownAs, feature }) => path === knownAs && evaluate(feature.when, facts) !== 'no')
    .map(({ path, route, guard }) => ({
      page: route.page,
      path,
      membersOnly: excludesVisitors(guard),
      visitorsOnly: excludesMembers(guard),
      isMain: alwaysMain.includes(route.page) || linked.includes(path),
    }))
}

const excludesMembers = (guard: Parameters<typeof evaluate>[0]): boolean =>
  evaluate(guard, (fact) => fact !== 'visitor' && (fact === 'member' || undefined)) === 'no'
