import { sessionParams } from '../../tables/queryParams'
import { canonicalPath, externalUrl, internalPath, lobbyAliases, matchesHost } from './url'

/** What a target inside the site is checked against. */
export interface TargetContext {
  readonly origin: string
  /** The paths on which the manifest mounts pages. */
  readonly mountedPaths: readonly string[]
}

/**
 * A target inside the site from an untrusted source, rebuilt from its parts: a mounted page, without anything that begins a
 * session (D16, D26). Otherwise undefined.
 */
export function mountedTarget(
  candidate: string | null | undefined,
  { origin, mountedPaths }: TargetContext,
): string | undefined {
  const target = internalPath(candidate, origin)
  if (target === undefined) return undefined
  const url = new URL(target, origin)
  const paths = [...mountedPaths, ...lobbyAliases]
  const path = canonicalPath(url.pathname, paths)
  if (!paths.includes(path)) return undefined
  removeSessionParams(url)
  return path + url.search + url.hash
}

/**
 * The address of another site from an untrusted source, on a listed host (D16); otherwise undefined. On one of the merchant's own
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

/** Removes the parameters that begin a session; the others stay as they are written. */
export function removeSessionParams({ searchParams }: URL): void {
  for (const name of sessionParams) if (searchParams.has(name)) searchParams.delete(name)
}
