import { buildNamed } from './recovery'

/** What a host answered when it was asked for an asset manifest. */
export interface ManifestAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** What the host has now: its build of this site, and a hash of both manifests (E4.53). */
export interface Version {
  readonly build: string
  /** Undefined as long as the other product's host does not say what it has. */
  readonly hash: string | undefined
}

/**
 * Reads both answers; undefined when the host does not say what it has: an own manifest that is none (F131). The other one
 * belongs to another product, and counts as empty where it is absent (D6); one that did not come hides no newer build.
 */
export function readVersion(own: ManifestAnswer, other: ManifestAnswer | undefined): Version | undefined {
  const build = isJson(own) ? buildNamed(own.text) : undefined
  if (build === undefined) return undefined
  if (other === undefined || other.status >= 500) return { build, hash: undefined }
  return { build, hash: hashOf(own.text + (isJson(other) ? other.text : '')) }
}

const isJson = ({ status, contentType }: ManifestAnswer): boolean =>
  status === 200 && contentType !== 'text/html'

/** Two 32-bit FNV-1a hashes of different beginnings, in base 36. */
export function hashOf(text: string): string {
  const hash = (start: number): string => {
    let value = start
    for (let at = 0; at < text.length; at += 1)
      value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
    return value.toString(36)
  }
  return `${hash(0x811c9dc5)}-${hash(0x01000193)}`
}

/** What this page and this device know when the host has said what it has. */
export interface Known {
  /** The build of this page. */
  readonly own: string
  /** The hash that was kept after the last good start; undefined on a first visit. */
  readonly stored: string | undefined
  /** The page was loaded a moment ago: what the host has now is what it was loaded from. */
  readonly fresh: boolean
  /** The page is drawn. */
  readonly drawn: boolean
}

/** `keep`: remember the hash. `tell`: something newer is there than what is shown. */
export type Verdict = 'keep' | 'tell' | 'nothing'

/**
 * Weighs what the host has (E4.53, E4.54). A hash is kept only by a page of that very build that was drawn (F132); a page of
 * another build than the host's is told of it until then.
 */
export function weighVersion({ build, hash }: Version, { own, stored, fresh, drawn }: Known): Verdict {
  if (build !== own) return 'tell'
  if (hash === undefined || hash === stored || !drawn) return 'nothing'
  return fresh || stored === undefined ? 'keep' : 'tell'
}

/** Home, game, login, index, member home and register (E2.20), in lower case. */
const reloading = [
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

/** Whether a refresh loads this very page anew; from any other it goes to /m/home (E2.20, E2.21). */
export const reloadsHere = (path: string): boolean =>
  reloading.includes(path.toLowerCase().replace(/(.)\/+$/, '$1'))

/** The pages that a game is played on. */
export const isGame = (path: string, page: string | undefined): boolean =>
  page === 'launch' || path.toLowerCase().startsWith('/m/launchgame')
