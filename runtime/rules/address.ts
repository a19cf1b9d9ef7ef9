import { acceptedTokenParams, preservedParams } from '../tables/queryParams'
import { isToken } from './token'

/** Everything of the site lies below this path. */
export const base = '/m'

/** Adds the kept query parameters of `from` to a path; what the path itself names wins (I9.25). */
export function withKept(to: string, from: string): string {
  const [path = '', fragment] = split(to, '#')
  const [pathname = '', own] = split(path, '?')
  const query = new URLSearchParams(own)
  const source = new URLSearchParams(from)
  for (const name of preservedParams) {
    const value = source.get(name)
    if (value !== null && !query.has(name)) query.set(name, value)
  }
  const search = query.toString()
  return pathname + (search && `?${search}`) + (fragment === undefined ? '' : `#${fragment}`)
}

/** The path of a target of ours: what follows it says where on the page, or what for. */
export const pathOfTarget = (to: string): string => to.replace(/[?#].*/, '')

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

/** The token that an address carries, and the same address without it, also where it can be none (D4, I2.12, F075). */
export function takeToken(search: string): { token: string | undefined; search: string } {
  const query = new URLSearchParams(search)
  const values = acceptedTokenParams.flatMap((name) => query.get(name) ?? [])
  if (values.length === 0) return { token: undefined, search }
  for (const name of acceptedTokenParams) query.delete(name)
  const rest = query.toString()
  return { token: values.find(isToken), search: rest && `?${rest}` }
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
  return hosts.some((pattern) => coversHost(pattern, url.hostname)) ? url.href : undefined
}

/** `*.example.com` covers every host below, and not example.com itself. */
export const coversHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/**
 * The origin of one of the merchant's domains, named as a host or as an https address; undefined for anything that is not on
 * the list (D16, F017). Something else than https on its usual port is an origin only where the list spells it out, as the
 * development overlay does: "http://127.0.0.1:*".
 */
export function domainOrigin(name: string, allowed: readonly string[]): string | undefined {
  if (name === '' || hasControlCharacters(name)) return undefined
  const url = parse(name.includes('://') ? name : `https://${name}`)
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash) return undefined
  const plain = url.protocol === 'https:' && url.port === ''
  return allowed.some((one) =>
    one.includes('://') ? isOrigin(one, url.origin) : plain && url.hostname === one,
  )
    ? url.origin
    : undefined
}

/** An origin as it is written, or with any port: "http://127.0.0.1:*". */
const isOrigin = (pattern: string, origin: string): boolean =>
  pattern.endsWith(':*') ? origin.replace(/\d+$/, '*') === pattern : origin === pattern

/**
 * The entry page on a domain of the merchant's, with the codes of whoever sent the visitor (I2.03, I2.23). Each is encoded
 * here, and nowhere else (F018).
 */
export function entryAddress(origin: string, { affiliateCode, referralCode }: Codes): string {
  const url = new URL(`${base}/index.html`, origin)
  if (affiliateCode !== undefined) url.searchParams.set('affiliateCode', affiliateCode)
  if (referralCode !== undefined) url.searchParams.set('r', referralCode)
  return url.href
}

interface Codes {
  readonly affiliateCode?: string
  readonly referralCode?: string
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
