import type { AppResources } from '../../schema/replies.gen'
import { fileTarget, outsideTarget } from '../network/mountedTarget'
import { fields, listOf, textOf, type Untrusted } from '../network/read'

/** Where the native app, the profile of a web clip and their icon are (E3.12). */
export interface AppLinks {
  readonly android?: string
  readonly ios?: string
  /** A profile that puts the site on the home screen (E2.31). */
  readonly mobileConfig?: string
  readonly icon?: string
}

const linkNames: Readonly<Record<string, keyof AppLinks>> = {
  ANDROID: 'android',
  IOS: 'ios',
  MOBILECONFIG: 'mobileConfig',
  APPDOWNLOADICON: 'icon',
}

/** A file of this site, or one on a host that the manifest lists (D149), without what begins a session (D26). */
export const downloadUrl = (
  raw: string,
  hosts: readonly string[],
  ownDomains: readonly string[],
): string | undefined => fileTarget(raw) ?? outsideTarget(raw, hosts, ownDomains)

/** What the links of the app are checked against: parts of the manifest. */
export interface LinkedHosts {
  readonly hosts?: { readonly download?: readonly string[]; readonly image?: readonly string[] }
  readonly domains: readonly string[]
}

/**
 * The links of the resources call (E3.12); the first of a kind counts. An icon may be on the hosts of pictures, the rest on
 * those of downloads.
 */
export function readAppLinks(raw: Untrusted<AppResources>, { hosts = {}, domains }: LinkedHosts): AppLinks {
  const links: { -readonly [Name in keyof AppLinks]: AppLinks[Name] } = {}
  const list = fields(raw).resources ?? (raw as never)
  for (const entry of listOf<{ resourceType: string; url: string }>(list)) {
    const { resourceType, url } = fields(entry)
    const name = linkNames[textOf(resourceType).toUpperCase()]
    if (name === undefined || links[name] !== undefined) continue
    const listed = (name === 'icon' ? hosts.image : hosts.download) ?? []
    const link = downloadUrl(textOf(url).trim(), listed, domains)
    if (link !== undefined) links[name] = link
  }
  return links
}

/** The download of the native app for this device; undefined where there is none. */
export function appLinkFor(links: AppLinks, system: 'android' | 'ios' | 'other'): string | undefined {
  return system === 'other' ? undefined : links[system]
}

/** The phone's system by its user agent (D7). */
export function systemOf({
  userAgent,
  touchPoints,
}: {
  readonly userAgent: string
  readonly touchPoints: number
}): 'android' | 'ios' | 'other' {
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  const isIos =
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)
  return isIos ? 'ios' : 'other'
}
