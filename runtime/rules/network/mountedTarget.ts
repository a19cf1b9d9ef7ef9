import { sessionParams } from '../../tables/queryParams'
import { canonicalPath, internalPath, lobbyAliases } from './url'

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
  for (const name of sessionParams) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return path + url.search + url.hash
}
