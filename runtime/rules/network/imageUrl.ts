import { imageWidths } from '../../tables/imageWidths'
import * as limits from '../../tables/limits'
import { externalUrl, hasDroppedCharacters, matchesHost, sitePath } from './url'

/** The platform's image hosts, split into those that the manifest lists and the others (E3.44, D144). */
export function splitByAllowlist(
  platformHosts: readonly string[],
  allowedHosts: readonly string[],
): { readonly listed: readonly string[]; readonly others: readonly string[] } {
  const isListed = (host: string) => allowedHosts.some((pattern) => matchesHost(pattern, host))
  return { listed: platformHosts.filter(isListed), others: platformHosts.filter((host) => !isListed(host)) }
}

const isAbsolute = (image: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(image)

/**
 * The URL of an image: an absolute path of this site is kept, a URL must be on a host that the manifest lists, and
 * anything else is relative to the platform's first image host. Undefined when the image must not be loaded (D144).
 */
export function imageUrl(
  image: string | undefined,
  cdns: readonly string[],
  allowedHosts: readonly string[],
): string | undefined {
  if (image === undefined || image === '' || hasDroppedCharacters(image)) return undefined
  if (/^\/(?!\/)/.test(image)) return sitePath(image)
  if (isAbsolute(image)) return externalUrl(image.replace(/^\/\//, 'https://'), allowedHosts)
  return cdns[0] === undefined ? `/${image}` : `https://${cdns[0]}/${image}`
}

/** What an `img` loads. */
export interface ImageSource {
  readonly src: string
  /** The same image in several widths, for the browser to choose from. */
  readonly srcSet?: string
  /** The same on the platform's other image hosts, for when it cannot be loaded (E3.44). */
  readonly others?: readonly ImageSource[]
}

/**
 * The URL of an image, and its URLs by width when the manifest names the parameter that asks for one (D22). An SVG has no
 * width, and an absolute URL with a query of its own may be signed: both are loaded as they are.
 */
export function imageSource(
  image: string | undefined,
  cdns: readonly string[],
  allowedHosts: readonly string[],
  widthParameter: string | undefined,
): ImageSource | undefined {
  // Only a bare path can be on another host as well.
  const isBare = image !== undefined && !image.startsWith('/') && !isAbsolute(image)
  const tries = isBare && cdns.length > 1 ? cdns.slice(0, limits.imageHosts).map((cdn) => [cdn]) : [cdns]
  const [first, ...others] = tries.flatMap(
    (hosts) => sourceOn(image, hosts, allowedHosts, widthParameter) ?? [],
  )
  return first && others.length > 0 ? { ...first, others } : first
}

/** The image on the first of these hosts. */
function sourceOn(
  image: string | undefined,
  cdns: readonly string[],
  allowedHosts: readonly string[],
  widthParameter: string | undefined,
): ImageSource | undefined {
  const src = imageUrl(image, cdns, allowedHosts)
  if (image === undefined || src === undefined) return undefined
  const [, address = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(src) ?? []
  const keepsItsUrl =
    widthParameter === undefined ||
    address.toLowerCase().endsWith('.svg') ||
    (query !== '' && (isAbsolute(image) || new URLSearchParams(query).has(widthParameter)))
  if (keepsItsUrl) return { src }
  const urlPrefix = `${address}?${query === '' ? '' : `${query}&`}${widthParameter}=`.replace(
    /\s/g,
    encodeURIComponent,
  )
  return { src, srcSet: imageWidths.map((width) => `${urlPrefix}${width} ${width}w`).join(', ') }
}
