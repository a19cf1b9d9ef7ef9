import {
  evaluate,
  type Facts,
  factsIn,
  manifestFacts,
  type When,
} from '../../../runtime/rules/settings/conditions'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { Knowledge } from '../knowledge'
import type { Surroundings } from '../lint'
import { nearest } from '../nearest'
import { openPaths, pagesOf } from './routes'

/** Nobody is sent to a page that is not there, nor around in a circle (I2.12). */
export function guardsEnd(manifest: Manifest, { knowledge }: Surroundings): Finding[] {
  const doors = doorsOf(manifest, knowledge)
  const open = openPaths(manifest, knowledge)
  const astray = [...doors].flatMap(([path, door]) => leadsAstray(manifest, path, door, open))
  return astray.length > 0 ? astray : circles(manifest, doors)
}

interface Door {
  readonly guard: When
  readonly otherwise: string
}

/** The manifest's guard of each path, else its page's own. */
function doorsOf({ routes }: Manifest, knowledge: Knowledge | undefined): Map<string, Door> {
  const pages = pagesOf(knowledge)
  const doors = Object.entries(routes).map(([path, { page, guard, otherwise }]): [string, Door] => {
    const own = pages.get(page)
    return [
      path,
      { guard: guard ?? own?.guard ?? true, otherwise: otherwise ?? own?.otherwise ?? '/m/login' },
    ]
  })
  return new Map(doors)
}

function leadsAstray(
  { routes }: Manifest,
  path: string,
  { guard, otherwise }: Door,
  open: Set<string>,
): Finding[] {
  const isStated = routes[path]?.otherwise !== undefined
  if (open.has(otherwise) || (guard === true && !isStated)) return []
  const suggestion = nearest(otherwise, open)
  const why = Object.hasOwn(routes, otherwise) ? 'whose feature is switched off' : 'which is not mounted'
  return [
    {
      path: ['routes', path, ...(isStated ? ['otherwise'] : [])],
      code: 'guard-leads-nowhere',
      message: `The guard of "${path}" sends others to "${otherwise}", ${why}.`,
      expected: `one of ${[...open].filter((other) => other !== path).join(', ')}`,
      ...(suggestion && suggestion !== path && { suggestion }),
      hint: 'Name a path that is mounted and switched on.',
    },
  ]
}

/** Who may come along, each with the facts that hold of them. */
const audiences = [
  { name: 'a visitor', facts: ['visitor'] },
  { name: 'a member', facts: ['member'] },
  { name: 'an agent', facts: ['member', 'agent'] },
  { name: 'a restricted member', facts: ['member', 'restricted'] },
] as const

const audienceFacts: readonly string[] = ['visitor', 'member', 'agent', 'restricted']

/** Each circle once: tried for every audience, and for every answer to the other facts that the guards ask. */
function circles(manifest: Manifest, doors: ReadonlyMap<string, Door>): Finding[] {
  const found = new Map<string, Finding>()
  for (const { name, facts } of worldsOf(manifest, doors)) {
    for (const path of doors.keys()) {
      const circle = circleFrom(path, doors, facts)
      const key = [...circle].sort().join(' ')
      if (circle.length > 0 && !found.has(key)) found.set(key, goesAround(manifest, circle, name))
    }
  }
  return [...found.values()]
}

/** More open facts than this are not tried out one by one; no real set of guards asks for so many. */
const mostOpenFacts = 8

function worldsOf({ flags = {}, social, settings }: Manifest, doors: ReadonlyMap<string, Door>) {
  const pinned = manifestFacts({ ...flags }, social, settings?.firebase)
  const asked = [...new Set([...doors.values()].flatMap(({ guard }) => factsIn(guard)))]
  const open = asked
    .filter((fact) => !audienceFacts.includes(fact) && pinned(fact) === undefined)
    .slice(0, mostOpenFacts)
  return audiences.flatMap((audience) =>
    subsetsOf(open).map((chosen) => {
      const holding: ReadonlySet<string> = new Set([...audience.facts, ...chosen])
      const facts: Facts = (fact) => pinned(fact) ?? holding.has(fact)
      return { name: audience.name, facts }
    }),
  )
}

function subsetsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, index) => bits & (1 << index)),
  )
}

/** The paths of the circle that a visit to `path` ends in; empty when it arrives. */
function circleFrom(path: string, doors: ReadonlyMap<string, Door>, facts: Facts): string[] {
  const visited: string[] = []
  for (let at = path; ; ) {
    if (visited.includes(at)) return visited.slice(visited.indexOf(at))
    const door = doors.get(at)
    if (!door || evaluate(door.guard, facts) === 'yes') return []
    visited.push(at)
    at = door.otherwise
  }
}

function goesAround({ routes }: Manifest, circle: readonly string[], who: string): Finding {
  const [first = ''] = circle
  const way = [...circle, first].map((path) => `"${path}"`).join(' to ')
  return {
    path: ['routes', first, ...(routes[first]?.otherwise === undefined ? [] : ['otherwise'])],
    code: 'guard-loop',
    message: `The guards send ${who} around in a circle: from ${way}.`,
    expected: 'a way that ends on a page which that person may see',
    hint: 'Let one of them lead to a path without a guard, such as "/m/home".',
  }
}
