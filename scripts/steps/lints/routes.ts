import type { Manifest } from '../../../runtime/contract/manifest.gen'
import { manifestFacts, type When, weigh } from '../../../runtime/rules/judge'
import { changePasswordPath } from '../../../runtime/rules/landing'
import type { Finding } from '../issue'
import type { Knowledge } from '../knowledge'
import type { Surroundings } from '../lint'
import { nearest } from '../nearest'

/** Where the site starts, and where whoever has nowhere else to go is sent (D4). */
const start = '/m/home'

export function startIsMounted({ routes }: Manifest): Finding[] {
  if (Object.hasOwn(routes, start)) return []
  const suggestion = nearest(start, Object.keys(routes))
  return [
    {
      path: ['routes'],
      code: 'start-missing',
      message: `Nothing is mounted on "${start}", where every visit starts.`,
      expected: `"${start}": { "page": "lobby" }`,
      hint: suggestion ? `Rename "${suggestion}" to "${start}", or add "${start}".` : `Add "${start}".`,
    },
  ]
}

/** A login may end in a forced change of the password (I4.06): where members log in, its page stands at its address. */
export function changeOfPasswordIsMounted({ routes }: Manifest, { knowledge }: Surroundings): Finding[] {
  const pages = Object.values(routes).map(({ page }) => page)
  const known = knowledge !== undefined && pagesOf(knowledge).has('changePassword')
  if (!known || !pages.includes('login') || routes[changePasswordPath]?.page === 'changePassword') return []
  const elsewhere = Object.keys(routes).find((path) => routes[path]?.page === 'changePassword')
  return [
    {
      path: ['routes'],
      code: 'change-missing',
      message: `Members log in here, and "${changePasswordPath}" is not the page that changes a password.`,
      expected: `"${changePasswordPath}": { "page": "changePassword" }`,
      hint: elsewhere ? `Rename "${elsewhere}" to "${changePasswordPath}".` : `Add "${changePasswordPath}".`,
    },
  ]
}

/** Addresses are compared without regard to letter case, so two paths must differ in more than that (D4). */
export function pathsDiffer({ routes }: Manifest): Finding[] {
  const seen = new Map<string, string>()
  return Object.keys(routes).flatMap((path): Finding[] => {
    const first = seen.get(path.toLowerCase())
    seen.set(path.toLowerCase(), first ?? path)
    if (first === undefined) return []
    return [
      {
        path: ['routes', path],
        on: 'key',
        code: 'path-twice',
        message: `"${path}" and "${first}" are the same address: letter case does not count.`,
        hint: 'Keep one of the two.',
      },
    ]
  })
}

export function pagesExist({ routes }: Manifest, { knowledge }: Surroundings): Finding[] {
  if (!knowledge) return []
  const pages = pagesOf(knowledge)
  return Object.entries(routes).flatMap(([path, { page }]): Finding[] => {
    if (pages.has(page)) return []
    const suggestion = nearest(page, pages.keys())
    return [
      {
        path: ['routes', path, 'page'],
        code: 'unknown-page',
        message: `There is no page "${page}".`,
        expected: `one of ${[...pages.keys()].join(', ')}`,
        ...(suggestion && { suggestion }),
        hint: suggestion ? `Write "${suggestion}".` : 'Name a built-in page.',
      },
    ]
  })
}

export interface Page {
  /** The condition of the page's feature. */
  readonly when: When
  readonly guard: When
  readonly otherwise: string
}

/** Pages by name, as their features declare them. A guarded page without a place for the others sends to login (I2.12). */
export function pagesOf(knowledge: Knowledge | undefined): Map<string, Page> {
  const pages = (knowledge?.features ?? []).flatMap(({ when, routes = [] }) =>
    routes.map(({ page, guard = true, otherwise = '/m/login' }): [string, Page] => [
      page,
      { when, guard, otherwise },
    ]),
  )
  return new Map(pages)
}

/** The paths that can be opened in this merchant's site: mounted, and not of a feature that is pinned off (D1). */
export function openPaths(
  { routes, flags = {}, social, settings }: Manifest,
  knowledge: Knowledge | undefined,
): Set<string> {
  const pages = pagesOf(knowledge)
  const facts = manifestFacts({ ...flags }, social, settings?.firebase)
  const open = Object.entries(routes).filter(
    ([, { page }]) => weigh(pages.get(page)?.when ?? true, facts) !== 'no',
  )
  return new Set(open.map(([path]) => path))
}
