import { externalUrl, matchesHost } from './url'

/** The platform's image hosts, split into those that the manifest lists and the others (E3.44, D16). */
export function splitByAllowlist(
  platformHosts: readonly string[],
  allowedHosts: readonly string[],
): { readonly listed: readonly string[]; readonly others: readonly string[] } {
  const isListed = (host: string) => allowedHosts.some((pattern) => matchesHost(pattern, host))
  return { listed: platformHosts.filter(isListed), others: platformHosts.filter((host) => !isListed(host)) }
}

/**
 * The URL of an image: an absolute path of this site is kept, a URL must be on a host that the manifest lists, and
 * anything else is relative to the platform's first image host. Undefined when the image must not be loaded (D16).
 */
export function imageUrl(
  image: string | undefined,
  cdns: readonly string[],
  allowedHosts: readonly string[],
): string | undefined {
  if (image === undefined || image === '') return undefined
  if (/^\/(?!\/)/.test(image)) return image
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(image))
    return externalUrl(image.replace(/^\/\//, 'https://'), allowedHosts)
  return cdns[0] === undefined ? `/${image}` : `https://${cdns[0]}/${image}`
}
