import { basePath, hasControlCharacters, parseUrl } from './url'

/**
 * Validates a path from an untrusted source (D149, F071): rebuilt from its parsed parts, or undefined when it leads
 * outside the site.
 */
export function internalPath(candidate: string | null | undefined, origin: string): string | undefined {
  if (!candidate || hasControlCharacters(candidate)) return undefined
  const url = parseUrl(candidate, origin)
  if (!url || url.origin !== origin || url.username || url.password) return undefined
  if (!url.pathname.startsWith(`${basePath}/`) || url.pathname.includes('//')) return undefined
  return url.pathname + url.search + url.hash
}
