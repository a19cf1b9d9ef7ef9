import { evaluate, excludesVisitors, factsIn, type When } from '../../../../runtime/rules/settings/conditions'
import { type Facts, manifestFacts } from '../../../../runtime/rules/settings/facts'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Capabilities } from '../capabilities'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'
import { openPaths, pagesOf } from './routes'

/** Guards redirect only to pages that exist, and never in a loop (I2.12). */
export function guardRedirectsEnd(manifest: Manifest, { capabilities }: LintContext): Finding[] {
  const guardedRoutes = readGuardedRoutes(manifest, capabilities)
  const open = openPaths(manifest, capabilities)
  const invalid = [...guardedRoutes].flatMap(([path, route]) => invalidRedirect(manifest, path, route, open))
  return invalid.length > 0 ? invalid : findLoops(manifest, guardedRoutes)
}

/** What visitors cannot use (D4): also everything below `/m/member/` and `/m/securityCenter/` (E5.19). */
const memberPaths = [
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/rewardCenter',
  '/m/leaderBoard',
  '/m/mall/mallHome',
  '/m/changePsw',
  '/m/agentRegister',
  '/m/feedback',
]

const isForMembers = (path: string): boolean =>
  memberPaths.includes(path) || path.startsWith('/m/member/') || path.startsWith('/m/securityCenter/')

/** What only members may see is not open to visitors (E5.19): taps on it open the login because of its guard. */
export function memberPagesAreGuarded(manifest: Manifest, { capabilities }: LintContext): Finding[] {
  const isKnown = (path: string): boolean =>
    capabilities !== undefined || manifest.routes[path]?.guard !== undefined
  return [...readGuardedRoutes(manifest, capabilities)]
    .filter(([path]) => isForMembers(path) && isKnown(path))
    .filter(([, { guard }]) => !excludesVisitors(guard))
    .map(([path]) => ({
      path: ['routes', path],
      code: 'member-page-open',
      message: `Visitors could open "${path}", which is for members only (E5.19).`,
      expected: '"guard": "member"',
      hint: 'Add "guard": "member".',
    }))
}

interface GuardedRoute {
  readonly guard: When
  readonly otherwise: string
}

/** The guard of each path: the manifest's, else its page's own. */
function readGuardedRoutes(
  { routes }: Manifest,
  capabilities: Capabilities | undefined,
): Map<string, GuardedRoute> {
  const pages = pagesOf(capabilities)
  const guardedRoutes = Object.entries(routes).map(
    ([path, { page, guard, otherwise }]): [string, GuardedRoute] => {
      const declared = pages.get(page)
      return [
        path,
        {
          guard: guard ?? declared?.guard ?? true,
          otherwise: otherwise ?? declared?.otherwise ?? '/m/login',
        },
      ]
    },
  )
  return new Map(guardedRoutes)
}

function invalidRedirect(
  { routes }: Manifest,
  path: string,
  { guard, otherwise }: GuardedRoute,
  open: Set<string>,
): Finding[] {
  const isExplicit = routes[path]?.otherwise !== undefined
  if (open.has(otherwise) || (guard === true && !isExplicit)) return []
  const suggestion = closestName(otherwise, open)
  const reason = Object.hasOwn(routes, otherwise) ? 'whose feature is switched off' : 'which is not mounted'
  return [
    {
      path: ['routes', path, ...(isExplicit ? ['otherwise'] : [])],
      code: 'guard-leads-nowhere',
      message: `The guard of "${path}" redirects to "${otherwise}", ${reason}.`,
      expected: `one of ${[...open].filter((other) => other !== path).join(', ')}`,
      ...(suggestion && suggestion !== path && { suggestion }),
      hint: 'Name a path that is mounted and switched on.',
    },
  ]
}

/** Kinds of visitors, with the facts that are true for each. */
const audiences = [
  { name: 'a visitor', facts: ['visitor'] },
  { name: 'a member', facts: ['member'] },
  { name: 'an agent', facts: ['member', 'agent'] },
  { name: 'a restricted member', facts: ['member', 'restricted'] },
] as const

const audienceFacts: readonly string[] = ['visitor', 'member', 'agent', 'restricted']

/** Finds each loop once: tries every audience with every combination of the other facts that guards use. */
function findLoops(manifest: Manifest, guardedRoutes: ReadonlyMap<string, GuardedRoute>): Finding[] {
  const found = new Map<string, Finding>()
  for (const { name, facts } of scenarios(manifest, guardedRoutes)) {
    for (const path of guardedRoutes.keys()) {
      const loop = loopFrom(path, guardedRoutes, facts)
      const key = [...loop].sort().join(' ')
      if (loop.length > 0 && !found.has(key)) found.set(key, loopFinding(manifest, loop, name))
    }
  }
  return [...found.values()]
}

/** At most this many unknown facts are combined; no real set of guards uses as many. */
const maxUnknownFacts = 8

function scenarios(manifest: Manifest, guardedRoutes: ReadonlyMap<string, GuardedRoute>) {
  const pinned = manifestFacts(manifest)
  const usedFacts = [...new Set([...guardedRoutes.values()].flatMap(({ guard }) => factsIn(guard)))]
  const unknownFacts = usedFacts
    .filter((fact) => !audienceFacts.includes(fact) && pinned(fact) === undefined)
    .slice(0, maxUnknownFacts)
  return audiences.flatMap((audience) =>
    subsetsOf(unknownFacts).map((chosen) => {
      const trueFacts: ReadonlySet<string> = new Set([...audience.facts, ...chosen])
      const facts: Facts = (fact) => pinned(fact) ?? trueFacts.has(fact)
      return { name: audience.name, facts }
    }),
  )
}

function subsetsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, index) => bits & (1 << index)),
  )
}

/** The paths of the loop that a visit to `path` ends in; empty when it reaches a page. */
function loopFrom(path: string, guardedRoutes: ReadonlyMap<string, GuardedRoute>, facts: Facts): string[] {
  const visited: string[] = []
  for (let current = path; ; ) {
    if (visited.includes(current)) return visited.slice(visited.indexOf(current))
    const route = guardedRoutes.get(current)
    if (!route || evaluate(route.guard, facts) === 'yes') return []
    visited.push(current)
    current = route.otherwise
  }
}

function loopFinding({ routes }: Manifest, loop: readonly string[], audience: string): Finding {
  const [first = ''] = loop
  const steps = [...loop, first].map((path) => `"${path}"`).join(' to ')
  return {
    path: ['routes', first, ...(routes[first]?.otherwise === undefined ? [] : ['otherwise'])],
    code: 'guard-loop',
    message: `The guards redirect ${audience} in a loop: from ${steps}.`,
    expected: 'redirects that end on a page which this visitor may see',
    hint: 'Make one of them redirect to a path without a guard, such as "/m/home".',
  }
}
