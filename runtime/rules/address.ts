import { keptParams, tokenParams } from '../tables/params'

/** Everything of the site lies below this path. */
export const base = '/m'

/** Adds the kept query parameters of `from` to a path; what the path itself names wins (I9.25). */
export function withKept(to: string, from: string): string {
  const [path = '', fragment] = split(to, '#')
  const [pathname = '', own] = split(path, '?')
  const query = new URLSearchParams(own)
  const source = new URLSearchParams(from)
  for (const name of keptParams) {
    const value = source.get(name)
    if (value !== null && !query.has(name)) query.set(name, value)
  }
  const search = query.toString()
  return pathname + (search && `?${search}`) + (fragment === undefined ? '' : `#${fragment}`)
}

/** The canonical form of a path of ours: lower-case extension gone, single slashes, none at the end (D4, F021). */
export function canonicalPath(pathname: string, mounted: readonly string[]): string {
  if (mounted.includes(pathname)) return pathname
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/\.html$/i, '')
  const trimmed = clean.length > 1 ? clean.replace(/\/+$/, '') : clean
  const known = [trimmed, clean].flatMap((path) =>
    mounted.filter((one) => one.toLowerCase() === path.toLowerCase()),
  )
  return known[0] ?? trimmed
}

/** `/` and `/m` lead to the lobby; they lie outside the site's scope (D4). */
export const isEntry = (pathname: string): boolean => pathname === '/' || pathname === base || pathname === ''

/** The token that an address carries, and the same address without it (D4, I2.12). */
export function takeToken(search: string): { token: string | undefined; search: string } {
  const query = new URLSearchParams(search)
  const token = tokenParams.map((name) => query.get(name)).find((value) => value)
  for (const name of tokenParams) query.delete(name)
  const rest = query.toString()
  return { token: token ?? undefined, search: rest && `?${rest}` }
}

/**
 * A path inside the site that comes from outside (D16, F071): rebuilt from its parsed parts, or undefined when it leads
 * anywhere else.
 */
export function innerPath(address: string | null | undefined, origin: string): string | undefined {
  if (!address || hasControlCharacters(address)) return undefined
  const url = parse(address, origin)
  if (!url || url.origin !== origin || url.username || url.password) return undefined
  if (!url.pathname.startsWith(`${base}/`) || url.pathname.includes('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** An https address on one of the hosts that the manifest lists, rebuilt from its parts, or undefined (D16). */
export function outerAddress(
  address: string | null | undefined,
  hosts: readonly string[],
): string | undefined {
  if (!address || hasControlCharacters(address)) return undefined
  const url = parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined
  return hosts.includes(url.hostname) ? url.href : undefined
}

/** URL parsers drop these silently, so what was read is not what was written. */
const hasControlCharacters = (text: string): boolean =>
  [...text].some((character) => character.charCodeAt(0) <= 32 || character === '\\')

function parse(address: string, origin?: string): URL | undefined {
  try {
    return new URL(address, origin)
  } catch {
    return undefined
  }
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
