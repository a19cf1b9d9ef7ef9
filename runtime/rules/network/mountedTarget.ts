import { sessionParams } from '../../tables/queryParams'
import { internalPath } from './internalPath'
import { canonicalPath, externalUrl, lobbyAliases, matchesHost, sitePath } from './url'

/** What a target inside the site is checked against. */
export interface TargetContext {
  readonly origin: string
  /** The paths on which the manifest mounts pages. */
  readonly mountedPaths: readonly string[]
}

/**
 * A target inside the site from an untrusted source, rebuilt from its parts: a mounted page, without anything that begins a
 * session (D149, D26). Otherwise undefined.
 */
export function mountedTarget(
  candidate: string | null | undefined,
  { origin, mountedPaths }: TargetContext,
): string | undefined {
  const target = siteTarget(candidate ?? '', origin)
  if (target === undefined) return undefined
  const { pathname, search, hash } = new URL(target, origin)
  const paths = [...mountedPaths, ...lobbyAliases]
  const path = canonicalPath(pathname, paths)
  return paths.includes(path) ? path + search + hash : undefined
}

/**
 * The address of another site from an untrusted source, on a listed host (D149); otherwise undefined. On one of the merchant's own
 * domains it loses what begins a session there, too (D26).
 */
export function outsideTarget(
  candidate: string | null | undefined,
  hosts: readonly string[],
  ownDomains: readonly string[],
): string | undefined {
  const address = externalUrl(candidate, hosts)
  if (address === undefined) return undefined
  const url = new URL(address)
  if (ownDomains.some((domain) => matchesHost(domain, url.hostname))) removeSessionParams(url)
  return url.href
}

/** What the address of a frame is checked against. */
export interface FrameContext {
  /** The hosts that may be in such a frame. */
  readonly hosts: readonly string[]
  /** The merchant's own domains. */
  readonly domains: readonly string[]
  /** Of the site. */
  readonly origin: string
}

/**
 * The address of a frame from an untrusted source (D149, F158): on a listed host, without what begins a session on one of the
 * merchant's own domains (D26), and never on the site's own origin, whose pages a frame with rights could reach. Otherwise undefined.
 */
export function frameTarget(
  candidate: string | undefined,
  { hosts, domains, origin }: FrameContext,
): string | undefined {
  const url = outsideTarget(candidate, hosts, domains)
  return url === undefined || !url.startsWith('http') || new URL(url).origin === origin ? undefined : url
}

/**
 * A path below `/m` from an untrusted source, mounted or not, without what begins a session (D149, D26). Otherwise undefined.
 */
export const siteTarget = (candidate: string, origin: string): string | undefined =>
  withoutSession(internalPath(candidate, origin), origin)

/** A file of this site from an untrusted source, without what begins a session (D149, D26). Otherwise undefined. */
export const fileTarget = (candidate: string): string | undefined =>
  withoutSession(sitePath(candidate), 'http://localhost')

function withoutSession(path: string | undefined, origin: string): string | undefined {
  if (path === undefined) return undefined
  const url = new URL(path, origin)
  removeSessionParams(url)
  return url.pathname + url.search + url.hash
}

/** Removes the parameters that begin a session; the others stay as they are written. */
function removeSessionParams({ searchParams }: URL): void {
  for (const name of sessionParams) if (searchParams.has(name)) searchParams.delete(name)
}
