import { changePasswordPath } from '../../../../runtime/rules/session/loginTarget'
import { evaluate, type When } from '../../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../../runtime/rules/settings/facts'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { workerPath } from '../../../../runtime/tables/serviceWorker'
import {
  assetsPath,
  captchaPath,
  iconPath,
  indexPath,
  miniGamePath,
  notFoundPath,
  siteManifestPath,
  unsupportedPath,
} from '../../site/sitePaths'
import type { Capabilities } from '../capabilities'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'

/** Where the site starts, and the fallback of all redirects (D4). */
const startPath = '/m/home'

export function startIsMounted({ routes }: Manifest): Finding[] {
  if (Object.hasOwn(routes, startPath)) return []
  const suggestion = closestName(startPath, Object.keys(routes))
  return [
    {
      path: ['routes'],
      code: 'start-missing',
      message: `Nothing is mounted on "${startPath}", where every visit starts.`,
      expected: `"${startPath}": { "page": "lobby" }`,
      hint: suggestion
        ? `Rename "${suggestion}" to "${startPath}", or add "${startPath}".`
        : `Add "${startPath}".`,
    },
  ]
}

interface RequiredPage {
  readonly path: string
  readonly page: string
  readonly reason: string
}

/** Pages that the site itself leads to, whatever the manifest says. */
const requiredPages: readonly RequiredPage[] = [
  { path: '/m/login', page: 'login', reason: 'every session that has ended leads there (D4)' },
  { path: '/m/member/home', page: 'memberHome', reason: 'members log out there, and nowhere else (D5)' },
  {
    path: changePasswordPath,
    page: 'changePassword',
    reason: 'a login may end in a forced change of the password (I4.06)',
  },
]

export function requiredPagesAreMounted({ routes }: Manifest, { capabilities }: LintContext): Finding[] {
  const pages = pagesOf(capabilities)
  return requiredPages
    .filter(({ path, page }) => pages.has(page) && routes[path]?.page !== page)
    .map((requiredPage) => missingPageFinding(requiredPage, routes))
}

function missingPageFinding({ path, page, reason }: RequiredPage, routes: Manifest['routes']): Finding {
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

/** Pages whose path the specification gives: the platform, the app and other sites link to it. */
const specifiedPaths: Readonly<Record<string, string>> = {
  feedback: '/m/feedback',
  launchGame: '/m/launchGame',
}

/** A page with such a path is mounted there, and nowhere else. */
export function pagesHaveTheirPaths({ routes }: Manifest): Finding[] {
  return Object.entries(routes).flatMap(([path, { page }]): Finding[] => {
    const specified = specifiedPaths[page]
    if (specified === undefined || specified === path) return []
    return [
      {
        path: ['routes', path],
        on: 'key',
        code: 'page-moved',
        message: `The page "${page}" is mounted on "${path}", but links lead to "${specified}".`,
        expected: `"${specified}": { "page": "${page}" }`,
        suggestion: specified,
        hint: `Write "${specified}".`,
      },
    ]
  })
}

/** Paths that the build uses for its own pages and files. */
const reservedPaths = [
  indexPath,
  notFoundPath,
  unsupportedPath,
  captchaPath,
  miniGamePath,
  workerPath,
  iconPath,
  `/${siteManifestPath}`,
].map(normalizePath)

/** Pages can be opened with and without ".html", in any letter case (D4). */
function normalizePath(path: string): string {
  return path.toLowerCase().replace(/\.html$/, '')
}

/** A page on such a path would overwrite the build's own file, or never be shown. */
export function pathsAreNotReserved({ routes }: Manifest): Finding[] {
  return Object.keys(routes)
    .filter(
      (path) => reservedPaths.includes(normalizePath(path)) || normalizePath(path).startsWith(assetsPath),
    )
    .map((path) => ({
      path: ['routes', path],
      on: 'key',
      code: 'path-taken',
      message: `"${path}" is reserved for the site itself.`,
      expected: `a path other than ${reservedPaths.join(', ')} and those below ${assetsPath}`,
      hint: 'Mount the page on another path.',
    }))
}

/** Letter case in paths is ignored, so two paths must differ in more than that (D4). */
export function pathsAreUnique({ routes }: Manifest): Finding[] {
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
        message: `"${path}" and "${first}" are the same path: letter case is ignored.`,
        hint: 'Keep one of the two.',
      },
    ]
  })
}

export function pagesExist({ routes }: Manifest, { capabilities }: LintContext): Finding[] {
  if (!capabilities) return []
  const pages = pagesOf(capabilities)
  return Object.entries(routes).flatMap(([path, { page }]): Finding[] => {
    if (pages.has(page)) return []
    const suggestion = closestName(page, pages.keys())
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

/** Pages by name, as declared by their features. A guard without a redirect target leads to the login page (I2.12). */
export function pagesOf(capabilities: Capabilities | undefined): Map<string, Page> {
  const pages = (capabilities?.features ?? []).flatMap(({ when, routes = [] }) =>
    routes.map(({ page, guard = true, otherwise = '/m/login' }): [string, Page] => [
      page,
      { when, guard, otherwise },
    ]),
  )
  return new Map(pages)
}

/** The paths that can be opened in this merchant's site: mounted, and not of a feature that is pinned off (D1). */
export function openPaths(manifest: Manifest, capabilities: Capabilities | undefined): Set<string> {
  const pages = pagesOf(capabilities)
  const facts = manifestFacts(manifest)
  const open = Object.entries(manifest.routes).filter(
    ([, { page }]) => evaluate(pages.get(page)?.when ?? true, facts) !== 'no',
  )
  return new Set(open.map(([path]) => path))
}
