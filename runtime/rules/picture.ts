import { coversHost, outerAddress } from './address'

/** The hosts that both the platform and the manifest name, and those that only the platform does (E3.44, D16). */
export function listedHosts(
  named: readonly string[],
  allowed: readonly string[],
): { readonly listed: readonly string[]; readonly others: readonly string[] } {
  const isListed = (host: string) => allowed.some((pattern) => coversHost(pattern, host))
  return { listed: named.filter(isListed), others: named.filter((host) => !isListed(host)) }
}

/**
 * Where a picture is: a path of this site as it stands, an address on a host that the manifest lists, and what is neither
 * path nor address on the first image host of the platform's. Undefined when it cannot be shown (D16).
 */
export function pictureAddress(
  picture: string | undefined,
  cdns: readonly string[],
  allowed: readonly string[],
): string | undefined {
  if (picture === undefined || picture === '') return undefined
  if (/^\/(?!\/)/.test(picture)) return picture
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(picture))
    return outerAddress(picture.replace(/^\/\//, 'https://'), allowed)
  return cdns[0] === undefined ? `/${picture}` : `https://${cdns[0]}/${picture}`
}
