import { domainOrigin, externalUrl } from '../network/url'

/**
 * The address of a game, rebuilt from its parts (D16, F158): https on one of these hosts, or on an origin that is listed in
 * full, as the development overrides do. Otherwise undefined.
 */
export function gameUrl(candidate: string, hosts: readonly string[]): string | undefined {
  const listed = externalUrl(candidate, hosts)
  if (listed !== undefined) return listed
  if (!/^https?:\/\/[^\s\\]+$/i.test(candidate) || /\p{Cc}/u.test(candidate)) return undefined
  const url = parse(candidate)
  if (!url || url.username || url.password) return undefined
  const origins = hosts.filter((host) => host.includes('://'))
  return domainOrigin(url.origin, origins) === undefined ? undefined : url.href
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
