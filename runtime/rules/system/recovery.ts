import { fields, parseJson } from '../network/read'

/** Recovery when the site's files cannot be loaded: at startup by the watchdog, later by whatever loads code. */

/** The query parameter of a reload that the watchdog made: a time in base 36, which no cache has seen. */
export const cacheBustParam = 'fresh'

const freshParamPattern = new RegExp(`(^\\?|&)${cacheBustParam}=[^&]*`, 'g')

/** The query without the parameter; everything else stays unchanged. */
export const withoutFreshParam = (search: string): string =>
  search.replace(freshParamPattern, '').replace(/^&/, '?')

/** Whether the page has already been reloaded automatically: then the next failure is shown instead of repaired. */
export const hasFreshParam = (search: string): boolean => withoutFreshParam(search) !== search

/** The query with exactly one such parameter, at its end. */
export function withFreshParam(search: string, value: string): string {
  const remaining = withoutFreshParam(search)
  return `${remaining}${remaining ? '&' : '?'}${cacheBustParam}=${value}`
}

/** What is known about earlier automatic reloads. */
export interface RecoveryHistory {
  /** The builds for which the page was already reloaded. */
  readonly triedBuilds: readonly string[]
  /** This page was loaded by an automatic reload. */
  readonly recovered: boolean
  /** Storage survives this page. */
  readonly persistent: boolean
}

/** One automatic reload for each build; without storage, never two in a row (F123). */
export const mayRecover = (build: string, { triedBuilds, recovered, persistent }: RecoveryHistory): boolean =>
  !triedBuilds.includes(build) && (persistent || !recovered)

/** Storage is untrusted: keeps the strings only. */
export const readTriedBuilds = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((build) => typeof build === 'string') : []

/** The URL of one of the two asset manifests, with a timestamp that bypasses caches (E4.53, E7.25). */
export const assetManifestUrl = (site: 'own' | 'other', time: number): string =>
  `${site === 'own' ? '/m' : '/mobile/mc'}/asset-manifest.json?time=${time}`

/**
 * The build in an asset manifest; undefined when the text is something else, such as a network's login page (F131).
 */
export function readBuild(text: string): string | undefined {
  const { build } = fields(parseJson(text))
  return typeof build === 'string' && build !== '' ? build : undefined
}

/** Code or styles failed to load twice. */
export interface MissingCodeContext {
  /** The build of this page. */
  readonly ownBuild: string
  /** The host's current build; undefined when it is unknown. */
  readonly hostBuild: string | undefined
  /** A reload would lose the member's input. */
  readonly userBusy: boolean
}

/**
 * `autoReload`: a new version was deployed, and the page reloads itself. `offerUpdate`: the same, but the member decides
 * when. `offerReload`: the host still has this page's files, so it was a one-off failure; a browser may remember it until
 * the page is reloaded. `retry`: the host does not answer; the network failed (F123).
 */
export type Remedy = 'autoReload' | 'offerUpdate' | 'offerReload' | 'retry'

/** The remedies that are offered to the member. */
export type OfferedRemedy = Exclude<Remedy, 'autoReload'>

export function remedyFor({ ownBuild, hostBuild, userBusy }: MissingCodeContext): Remedy {
  if (hostBuild === undefined) return 'retry'
  if (hostBuild === ownBuild) return 'offerReload'
  return userBusy ? 'offerUpdate' : 'autoReload'
}
