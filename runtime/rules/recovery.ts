import { fields, parsed } from './read'

/** What is done about files of the site that do not come: at the start by the page's guard, later by whoever wants code. */

/** In the address of a navigation that the guard made by itself: a time in base 36, which no cache has seen. */
export const freshParam = 'fresh'

const mark = new RegExp(`(^\\?|&)${freshParam}=[^&]*`, 'g')

/** The query without the mark; everything else stays as it is, letter for letter. */
export const unmarked = (search: string): string => search.replace(mark, '').replace(/^&/, '?')

/** A page with the mark was loaded anew already: its next failure is told, and not mended. */
export const isMarked = (search: string): boolean => unmarked(search) !== search

/** The query with one mark, this one, at its end. */
export function marked(search: string, value: string): string {
  const rest = unmarked(search)
  return `${rest}${rest ? '&' : '?'}${freshParam}=${value}`
}

/** What this page knows of earlier attempts. */
export interface Attempts {
  /** The builds that the page was loaded anew for. */
  readonly tried: readonly string[]
  /** This very page came by such a navigation. */
  readonly recovered: boolean
  /** What is kept outlives this page. */
  readonly lasting: boolean
}

/** Once for each build; where nothing is remembered, once in a row (F123). */
export const mayRecover = (build: string, { tried, recovered, lasting }: Attempts): boolean =>
  !tried.includes(build) && (lasting || !recovered)

/** What was kept may have been written by anybody. */
export const triedBuilds = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((build) => typeof build === 'string') : []

/** The two asset manifests, each with the time of asking, so that no cache answers (E4.53, E7.25). */
export const manifestAddress = (which: 'own' | 'other', time: number): string =>
  `${which === 'own' ? '/m' : '/mobile/mc'}/asset-manifest.json?time=${time}`

/** The build that an asset manifest names; undefined when it is none, such as a page of the network's (F131). */
export function buildNamed(text: string): string | undefined {
  const { build } = fields(parsed(text))
  return typeof build === 'string' && build !== '' ? build : undefined
}

/** Code or styles that did not come twice. */
export interface Loss {
  /** The build of this page. */
  readonly own: string
  /** The build that the host has now; undefined when it did not say. */
  readonly found: string | undefined
  /** A navigation would lose something of the member's. */
  readonly engaged: boolean
}

/**
 * `recover`: the site was replaced under this page, which is loaded anew by itself. `reload`: the same, but the member
 * decides when. `renew`: the host is there and has the files of this page, so it was a single miss; a browser may keep that
 * failure until the page is loaded anew. `retry`: nobody answers, the network is to blame (F123).
 */
export type Remedy = 'recover' | 'reload' | 'renew' | 'retry'

/** What is left to the member. */
export type OfferedRemedy = Exclude<Remedy, 'recover'>

export function remedyFor({ own, found, engaged }: Loss): Remedy {
  if (found === undefined) return 'retry'
  if (found === own) return 'renew'
  return engaged ? 'reload' : 'recover'
}
