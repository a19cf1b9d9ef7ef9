import { acceptedTokenParams, keptParams } from '../../tables/queryParams'
import { isToken } from '../session/session'

/** Every path of the site starts with this. */
export const basePath = '/m'

/**
 * Adds the kept query parameters of `sourceQuery` to a target. A parameter that the target already has wins (I9.25).
 */
export function withKeptParams(target: string, sourceQuery: string): string {
  const [path = '', fragment] = splitAt(target, '#')
  const [pathname = '', ownQuery] = splitAt(path, '?')
  const query = new URLSearchParams(ownQuery)
  const sourceParams = new URLSearchParams(sourceQuery)
  for (const name of keptParams) {
    const value = sourceParams.get(name)
    if (value !== null && !query.has(name)) query.set(name, value)
  }
  const search = query.toString()
  return pathname + (search && `?${search}`) + (fragment === undefined ? '' : `#${fragment}`)
}

export type QueryValue = string | number | boolean | undefined

/** Adds query parameters; undefined ones are left out. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, Exclude<QueryValue, undefined>] => pair[1] !== undefined,
  )
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`
}

/** The path of an internal link, without its query and fragment. */
export const pathWithoutQuery = (target: string): string => target.replace(/[?#].*/, '')

/** What may follow a path: slashes, `.html`, and, in a sentence, marks and whatever had to be escaped. */
const endOfPath = /(?:\.html|%[\da-f]{2}|[/.,:;!)\]}'*~])+$/i

/**
 * The canonical form of an internal path: no `.html`, no repeated or trailing slashes, nothing of the sentence that it stood in, and
 * the mounted path's letter case (D4, F021).
 */
export function canonicalPath(pathname: string, mountedPaths: readonly string[]): string {
  if (mountedPaths.includes(pathname)) return pathname
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/\.html$/i, '')
  const trimmed = clean.length > 1 ? clean.replace(endOfPath, '') : clean
  const matches = [trimmed, clean].flatMap((path) =>
    mountedPaths.filter((mountedPath) => mountedPath.toLowerCase() === path.toLowerCase()),
  )
  return matches[0] ?? trimmed
}

/** Other paths that show the lobby without a redirect (D4). */
export const lobbyAliases = ['/m/', '/m/index'] as const

/** `/` and `/m` redirect to the lobby; they are outside the site's scope (D4). */
export const isEntryPath = (pathname: string): boolean =>
  pathname === '/' || pathname === basePath || pathname === ''

/** Takes the token out of a query string. Invalid tokens are removed as well (D4, I2.12, F075). */
export function extractToken(search: string): { token: string | undefined; search: string } {
  const query = new URLSearchParams(search)
  const values = acceptedTokenParams.flatMap((name) => query.get(name) ?? [])
  if (values.length === 0) return { token: undefined, search }
  for (const name of acceptedTokenParams) query.delete(name)
  const remaining = query.toString()
  return { token: values.find(isToken), search: remaining && `?${remaining}` }
}

/**
 * Validates a URL from an untrusted source (D149): https, on a host that the manifest lists, and rebuilt from its
 * parsed parts. Otherwise undefined. Anything but https on the default port must be listed in full, as the development
 * overrides do: "http://localhost:*".
 */
export function externalUrl(
  candidate: string | null | undefined,
  hosts: readonly string[],
): string | undefined {
  if (!candidate || hasControlCharacters(candidate)) return undefined
  const url = parseUrl(candidate)
  if (!url || url.username || url.password) return undefined
  return hosts.some((pattern) => isListedBy(pattern, url)) ? url.href : undefined
}

/** Whether an address is on a host, or at an origin, that a manifest lists. */
export function isListedBy(pattern: string, { origin, protocol, port, hostname }: URL): boolean {
  if (pattern.includes('://')) return matchesOrigin(pattern, origin)
  return protocol === 'https:' && port === '' && matchesHost(pattern, hostname)
}

/**
 * Validates a path of this site from an untrusted source, such as a picture's (D149): kept as it is written, or undefined where a
 * browser would read another host in it.
 */
export function sitePath(candidate: string): string | undefined {
  if (!candidate.startsWith('/') || hasDroppedCharacters(candidate)) return undefined
  const url = parseUrl(candidate, anyOrigin)
  return url?.origin === anyOrigin && !url.pathname.startsWith('//') ? candidate : undefined
}

const anyOrigin = 'http://localhost'

/** `*.example.com` matches every subdomain, but not example.com itself. */
export const matchesHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** Matches an exact origin, or any port of it: "http://127.0.0.1:*". */
const matchesOrigin = (pattern: string, origin: string): boolean =>
  pattern.endsWith(':*') ? origin.replace(/\d+$/, '*') === pattern : origin === pattern

/** URL parsers drop control characters and read a backslash as a slash: the URL would differ from the text that was checked. */
export const hasDroppedCharacters = (text: string): boolean =>
  [...text].some((character) => character.charCodeAt(0) < 32 || character === '\\')

/** The same, and spaces, which a whole address does not have. */
export const hasControlCharacters = (text: string): boolean =>
  text.includes(' ') || hasDroppedCharacters(text)

/** Undefined where the text is no address. */
export function parseUrl(text: string, origin?: string): URL | undefined {
  try {
    return new URL(text, origin)
  } catch {
    return undefined
  }
}

function splitAt(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

/** The path on which a manifest mounts a page; undefined when it does not. */
export const pathOfPage = (
  routes: Readonly<Record<string, { readonly page: string }>>,
  page: string,
): string | undefined => Object.keys(routes).find((path) => routes[path]?.page === page)
