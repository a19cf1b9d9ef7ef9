import { externalUrl } from '../network/url'

/**
 * The address of a game, rebuilt from its parts (D16, F158): on one of these hosts, and never on the site's own origin, whose
 * pages a frame with the rights of a game could reach. Otherwise undefined.
 */
export function gameUrl(candidate: string, hosts: readonly string[], origin: string): string | undefined {
  const url = externalUrl(candidate, hosts)
  return url === undefined || !url.startsWith('http') || new URL(url).origin === origin ? undefined : url
}
