import { hashText } from '../text/hash'
import { readBuild } from './recovery'

/** A host's response to a request for an asset manifest. */
export interface AssetManifestResponse {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** The host's current version: the build of this site, and a hash of both manifests (E4.53). */
export interface HostVersion {
  readonly build: string
  /** Undefined while the other product's host does not answer. */
  readonly hash: string | undefined
}

/**
 * Reads both responses; undefined when the site's own manifest is invalid (F131). The other manifest belongs to
 * another product and counts as empty if it is missing (D6); a failure to load it does not hide a newer build.
 */
export function readHostVersion(
  own: AssetManifestResponse,
  other: AssetManifestResponse | undefined,
): HostVersion | undefined {
  const build = isJson(own) ? readBuild(own.text) : undefined
  if (build === undefined) return undefined
  if (other === undefined || other.status >= 500) return { build, hash: undefined }
  return { build, hash: hashText(own.text + (isJson(other) ? other.text : '')) }
}

const isJson = ({ status, contentType }: AssetManifestResponse): boolean =>
  status === 200 && contentType !== 'text/html'

/** What is known about this page when the host's version arrives. */
export interface PageVersion {
  /** The build of this page. */
  readonly ownBuild: string
  /** The hash stored after the last successful start; undefined on a first visit. */
  readonly storedHash: string | undefined
  /** The page was just loaded, so it is the host's current version. */
  readonly justLoaded: boolean
  /** The page has rendered. */
  readonly rendered: boolean
}

/** `store`: store the hash. `notify`: a newer version than the page's is available. */
export type UpdateAction = 'store' | 'notify' | 'nothing'

/**
 * Decides what to do about the host's version (E4.53, E4.54). Only a rendered page of the same build stores the hash
 * (F132); a page of another build is notified.
 */
export function decideUpdate(
  { build, hash }: HostVersion,
  { ownBuild, storedHash, justLoaded, rendered }: PageVersion,
): UpdateAction {
  if (build !== ownBuild) return 'notify'
  if (hash === undefined || hash === storedHash || !rendered) return 'nothing'
  return justLoaded || storedHash === undefined ? 'store' : 'notify'
}

/** Home, game, login, index, member home and register (E2.20), in lower case. */
const pathsReloadedInPlace = [
  '/',
  '/m',
  '/m/home',
  '/m/game',
  '/m/launchgame',
  '/m/login',
  '/m/index',
  '/m/index.html',
  '/m/member/home',
  '/m/register',
]

/** Whether a refresh reloads the current page; otherwise it goes to /m/home (E2.20, E2.21). */
export const reloadsInPlace = (path: string): boolean =>
  pathsReloadedInPlace.includes(path.toLowerCase().replace(/(.)\/+$/, '$1'))
