import type { Banner } from '../../schema/replies.gen'
import { mountedTarget, outsideTarget, type TargetContext } from '../network/mountedTarget'
import { fields, textOf, type Untrusted } from '../network/read'
import { withQuery } from '../network/url'

/** Where a banner leads, as the platform sent it: a page (P), a URL or a game (G). Nothing of it is validated yet (E3.14). */
export interface BannerLink {
  readonly kind: 'P' | 'URL' | 'G'
  /** Of P: a promotion's id, or a path. Of URL: the target. Of G: the game's code. */
  readonly target: string
  /** The banner's title; of games, the name. */
  readonly title?: string
  /** Of games (E5.23). */
  readonly vendor?: string
  readonly nodeId?: string
  readonly roomId?: string
  /** Of games: the category, such as `lottery`. */
  readonly gameType?: string
}

/** Where a link is checked against. */
export interface BannerContext extends TargetContext {
  /** The other sites that banners may open (`hosts.banner`). */
  readonly hosts: readonly string[]
  /** The merchant's own domains. */
  readonly domains: readonly string[]
}

/** Where a tap on a banner leads: to a page of the site, to another site in a new tab, or into a game. */
export type BannerTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'site'; readonly href: string; readonly host: string }
  | { readonly kind: 'game' }

/** Where promotions are shown, one of them with its id. */
const promotionsPath = '/m/activity'

/** The link of a banner (E3.14); undefined when it has none, or one of another kind. */
export function readBannerLink(raw: Untrusted<Banner>): BannerLink | undefined {
  const banner = fields(raw)
  const read = (name: keyof Banner): string => textOf(banner[name]).trim()
  const kind = banner.linkageType
  const target = read('linkage')
  if (target === '' || (kind !== 'P' && kind !== 'URL' && kind !== 'G')) return undefined
  return {
    kind,
    target,
    title: read('title'),
    vendor: read('vendor'),
    nodeId: read('nodeId'),
    roomId: read('roomId'),
    gameType: read('gameType'),
  }
}

/** A link without a scheme gets one (E5.22); a path of this site gets none. */
const withScheme = (link: string): string =>
  /^([a-z][a-z\d+.-]*:|\/(?!\/))/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`

/**
 * Where a banner leads (E5.20 to E5.23): a mounted page, an https page on a host that the manifest lists, or a game that names
 * its vendor, node and room. Undefined when it leads nowhere: it is not followed then, and reported.
 */
export function bannerTarget(
  { kind, target, ...game }: BannerLink,
  { hosts, domains, ...context }: BannerContext,
): BannerTarget | undefined {
  if (kind === 'G') return game.vendor && game.nodeId && game.roomId ? { kind: 'game' } : undefined
  const isPromotion = kind === 'P' && !target.startsWith('/')
  const href = mountedTarget(isPromotion ? withQuery(promotionsPath, { id: target }) : target, context)
  if (href !== undefined || kind === 'P') return href === undefined ? undefined : { kind: 'page', href }
  const url = outsideTarget(withScheme(target), hosts, domains)
  return url === undefined ? undefined : { kind: 'site', href: url, host: new URL(url).hostname }
}
