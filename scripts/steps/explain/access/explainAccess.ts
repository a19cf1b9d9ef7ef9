import { features } from '../../../../runtime/features'
import { extractToken } from '../../../../runtime/rules/network/url'
import { isAgent, isRestricted } from '../../../../runtime/rules/session/session'
import type { ConditionResult, When } from '../../../../runtime/rules/settings/conditions'
import { evaluate, factsIn } from '../../../../runtime/rules/settings/conditions'
import { type FactName, type Facts, manifestFacts } from '../../../../runtime/rules/settings/facts'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { type MountedPage, mountedPages } from '../../../../runtime/shell/pages'
import { siteRoutes } from '../../site/siteAccount'
import { devices } from '../download/readDownloadCase'
import { OptionError, readChoice, readMemberType } from '../options/readOptions'
import { readPlace } from '../options/readPlace'
import { readPlatform } from '../options/readPlatform'
import { factsOf } from '../options/visit'

/** The options of `npm run explain -- <code> access`, as they were typed. */
export interface AccessOptions {
  readonly page?: string | undefined
  readonly type: string
  readonly device: string
  readonly flags?: string | undefined
  readonly settings?: string | undefined
  readonly failed: boolean
}

/** A fact that a condition looks at, with its value; undefined: not known yet. */
export interface KnownFact {
  readonly fact: FactName
  readonly value: boolean | undefined
}

/** A condition, its result, and the facts that it looks at. */
export interface ExplainedCondition {
  readonly when: When
  readonly result: ConditionResult
  readonly facts: readonly KnownFact[]
}

/** What a path shows: its page, another one, nothing of the kind, or a skeleton until it is known. */
export type Outcome = 'opens' | 'redirects' | 'notFound' | 'waits'

export interface ExplainedPage {
  readonly path: string
  readonly page: string
  readonly outcome: Outcome
  /** Where it leads in the end, where a guard redirects. */
  readonly to: string | undefined
  /** The paths on the way, this one first. */
  readonly way: readonly string[]
  readonly feature: { readonly id: string } & ExplainedCondition
  /** `manifest`: the manifest sets it; `page`: the page has it itself. */
  readonly guard: { readonly from: 'manifest' | 'page' | 'none' } & ExplainedCondition
  /** The feature's code is not even in the site: with this manifest its condition never holds. */
  readonly excluded: boolean
}

/** Whether pages open for somebody: the one that is named, else each. Throws an OptionError for impossible options. */
export function explainAccess(manifest: Manifest, options: AccessOptions): ExplainedPage[] {
  const place = options.page === undefined ? undefined : readPlace(manifest, options.page)
  const memberType = readMemberType(options.type)
  if (memberType < 0 && extractToken(place?.search ?? '').token !== undefined)
    throw new OptionError(
      '--page has a token in its query, so whoever opens it is a member: say of which --type.',
    )
  const facts = factsOf(manifest, {
    memberType,
    runMode: readChoice('device', options.device, devices),
    search: place?.search ?? '',
    platform: readPlatform(options),
  })
  const pages = mountedPages({ manifest: { routes: siteRoutes(manifest) } }, features)
  return pages
    .filter(({ path, knownAs }) => path === knownAs && (place === undefined || path === place.path))
    .map((page) => explainPage(manifest, page, pages, facts))
}

function explainPage(
  manifest: Manifest,
  page: MountedPage,
  pages: readonly MountedPage[],
  facts: Facts,
): ExplainedPage {
  const { path, route, feature, guard } = page
  const way = wayFrom(page, pages, facts)
  const [last] = way.slice(-1)
  const outcome = outcomeOf(page, facts)
  return {
    path,
    page: route.page,
    outcome,
    to: outcome === 'redirects' ? last : undefined,
    way,
    feature: { id: feature.id, ...explainCondition(feature.when, facts) },
    guard: {
      from:
        manifest.routes[path]?.guard !== undefined ? 'manifest' : route.guard === undefined ? 'none' : 'page',
      ...explainCondition(guard, facts),
    },
    excluded: evaluate(feature.when, manifestFacts(manifest)) === 'no',
  }
}

const explainCondition = (when: When, facts: Facts): ExplainedCondition => ({
  when,
  result: evaluate(when, facts),
  facts: [...new Set(factsIn(when))].map((fact) => ({ fact, value: facts(fact) })),
})

/** As the page decides before it renders (I2.12, D1). */
function outcomeOf({ feature, guard }: MountedPage, facts: Facts): Outcome {
  const [featureResult, guardResult] = [evaluate(feature.when, facts), evaluate(guard, facts)]
  if (featureResult === 'no') return 'notFound'
  if (featureResult === 'unknown' || guardResult === 'unknown') return 'waits'
  return guardResult === 'no' ? 'redirects' : 'opens'
}

/** The paths that the guards lead through; ends where one would be met again, which the check refuses. */
function wayFrom(start: MountedPage, pages: readonly MountedPage[], facts: Facts): string[] {
  const way = [start.path]
  for (let page: MountedPage | undefined = start; page && outcomeOf(page, facts) === 'redirects'; ) {
    const { otherwise }: MountedPage = page
    way.push(otherwise)
    page = way.indexOf(otherwise) < way.length - 1 ? undefined : pages.find(({ path }) => path === otherwise)
  }
  return way
}

/** What a member of a type is (I1.02, I6.05). */
export function nameOfType(type: number): string {
  if (type < 0) return 'a visitor'
  if (isAgent(type)) return `an agent (type ${type})`
  return isRestricted(type) ? `a restricted member (type ${type})` : `a member (type ${type})`
}
