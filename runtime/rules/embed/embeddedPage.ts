import type { MountedRoute } from '../../schema/manifest.gen'
import { externalUrl, matchesHost } from '../network/url'

/** A page of the merchant's own, in a frame (D5). */
export interface EmbeddedPage {
  readonly url: string
  /** Of the page: messages are exchanged with it alone. */
  readonly origin: string
  /** It gets the member's session (D9). */
  readonly getsSession: boolean
}

export interface EmbeddingSite {
  /** Hosts that may be in a frame. */
  readonly frameHosts: readonly string[]
  /** Hosts that may get the member's session; "*" stands for all. */
  readonly trustedHosts: readonly string[]
  /** During development this machine serves the pages below this path, and at another origin than the site's. */
  readonly local?: { readonly path: string; readonly siteOrigin: string } | undefined
}

/** Where a mounted page of the merchant's own is, and whether it is trusted; undefined when its host is not listed (D144). */
export function embeddedPage(
  mount: Pick<MountedRoute, 'url' | 'handoff'> | undefined,
  site: EmbeddingSite,
): EmbeddedPage | undefined {
  const listed = externalUrl(mount?.url, site.frameHosts)
  if (mount === undefined || listed === undefined) return undefined
  const { hostname } = new URL(listed)
  const isTrusted = site.trustedHosts.some((host) => host === '*' || matchesHost(host, hostname))
  const url = site.local ? localUrl(new URL(listed), site.local) : new URL(listed)
  return { url: url.href, origin: url.origin, getsSession: mount.handoff === 'session' && isTrusted }
}

/** The two names of this machine: pages on the one are of another origin than those on the other. */
const otherName: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }

function localUrl(
  { hostname, pathname, search }: URL,
  { path, siteOrigin }: NonNullable<EmbeddingSite['local']>,
): URL {
  const url = new URL(`${path}/${hostname}${pathname}${search}`, siteOrigin)
  url.hostname = otherName[url.hostname] ?? url.hostname
  return url
}
