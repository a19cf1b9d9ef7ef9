import { changePasswordPath } from '../../../runtime/rules/session/loginTarget'
import { evaluate, type When } from '../../../runtime/rules/settings/conditions'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { workerPath } from '../../../runtime/tables/serviceWorker'
import { assetsPath, iconPath, indexPath, notFoundPath, unsupportedPath } from '../addresses'
import { captchaPath } from '../captcha'
import type { Finding } from '../issue'
import type { Knowledge } from '../knowledge'
import type { Surroundings } from '../lint'
import { knownFacts } from '../manifest'
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

interface Landing {
  readonly path: string
  readonly page: string
  readonly reason: string
}

/** Where the site itself leads, whatever the manifest says. */
const landings: readonly Landing[] = [
  { path: '/m/login', page: 'login', reason: 'every session that has ended leads there (D4)' },
  { path: '/m/member/home', page: 'memberHome', reason: 'members log out there, and nowhere else (D5)' },
  {
    path: changePasswordPath,
    page: 'changePassword',
    reason: 'a login may end in a forced change of the password (I4.06)',
  },
]

export function landingsAreMounted({ routes }: Manifest, { knowledge }: Surroundings): Finding[] {
  const pages = pagesOf(knowledge)
  return landings
    .filter(({ path, page }) => pages.has(page) && routes[path]?.page !== page)
    .map((landing) => landingMissing(landing, routes))
}

function landingMissing({ path, page, reason }: Landing, routes: Manifest['routes']): Finding {
  const isMounted = Object.hasOwn(routes, path)
  const elsewhere = Object.keys(routes).find((other) => routes[other]?.page === page)
  return {
    path: isMounted ? ['routes', path, 'page'] : ['routes'],
    code: 'landing-missing',
    message: `The page "${page}" is not mounted on "${path}", but ${reason}.`,
    expected: `"${path}": { "page": "${page}" }`,
    ...(isMounted && { suggestion: page }),
    hint: isMounted
      ? `Write "${page}".`
      : elsewhere
        ? `Rename "${elsewhere}" to "${path}".`
        : `Add "${path}".`,
  }
}

/** Addresses that the build gives a page or a file of its own. */
const builtPaths = [
  indexPath,
  notFoundPath,
  unsupportedPath,
  captchaPath,
  workerPath,
  iconPath,
  '/m/asset-manifest.json',
].map(plainPath)

/** Pages are reached with ".html" and without it, in any letter case (D4). */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/\.html$/, '')
}

/** A page there would write over the build's own file, or never be seen. */
export function pathsAreFree({ routes }: Manifest): Finding[] {
  return Object.keys(routes)
    .filter((path) => builtPaths.includes(plainPath(path)) || plainPath(path).startsWith(assetsPath))
    .map((path) => ({
      path: ['routes', path],
      on: 'key',
      code: 'path-taken',
      message: `"${path}" is an address of the site's own.`,
      expected: `another path than ${builtPaths.join(', ')} and those below ${assetsPath}`,
      hint: 'Mount the page on another path.',
    }))
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
export function openPaths(manifest: Manifest, knowledge: Knowledge | undefined): Set<string> {
  const pages = pagesOf(knowledge)
  const facts = knownFacts(manifest)
  const open = Object.entries(manifest.routes).filter(
    ([, { page }]) => evaluate(pages.get(page)?.when ?? true, facts) !== 'no',
  )
  return new Set(open.map(([path]) => path))
}
