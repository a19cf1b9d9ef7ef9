import * as limits from '../../tables/limits'
import { type LandingId, landingParams } from '../../tables/tracking'

/** The click ids of the campaign that led to the visit, by our own names. */
export type ClickIds = Readonly<Partial<Record<LandingId, string>>>

const landingIds = Object.keys(landingParams) as LandingId[]

/** Never truncated or trimmed: a changed id is useless (I3.23). Ids that are too long are ignored. */
const isClickId = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= limits.clickId

/** The click ids in the query string of the first page. */
export function readLandingClickIds(search: string): ClickIds {
  const query = new URLSearchParams(search)
  return collectClickIds((id) => landingParams[id].map((name) => query.get(name)).find(isClickId))
}

/** Reads stored click ids and drops whatever is not valid. */
export function readStoredClickIds(raw: unknown): ClickIds {
  if (typeof raw !== 'object' || raw === null) return {}
  const stored = raw as Readonly<Record<string, unknown>>
  return collectClickIds((id) =>
    Object.hasOwn(stored, id) && isClickId(stored[id]) ? stored[id] : undefined,
  )
}

function collectClickIds(readId: (id: LandingId) => string | undefined): ClickIds {
  const pairs = landingIds.flatMap((id) => {
    const value = readId(id)
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(pairs)
}

/** Facebook's index of the cookie's domain: 0 for "com", 1 for "example.com", 2 for "www.example.com". */
export const subdomainIndex = (host: string): number =>
  /[a-z]/i.test(host) && !host.includes(':') ? host.split('.').length - 1 : 0

/** The time and host for which a browser or click id is created. */
export interface FacebookIdContext {
  readonly host: string
  /** ms since 1970 */
  readonly now: number
}

const fbcPattern = /^fb\.\d+\.\d+\.(.+)$/s

/** The click id in a stored `fb.{i}.{ms}.{fbclid}`; undefined when there is none. */
export const clickIdOfFbc = (fbc: unknown): string | undefined =>
  typeof fbc === 'string' ? fbcPattern.exec(fbc)?.[1] : undefined

/** The value of `fbc` (I3.24): created when a click id is first seen, and kept until another one arrives. */
export function updateFbc(
  fbclid: string | undefined,
  stored: unknown,
  { host, now }: FacebookIdContext,
): string | undefined {
  const storedClickId = clickIdOfFbc(stored)
  if (fbclid === undefined || fbclid === storedClickId)
    return storedClickId === undefined ? undefined : String(stored)
  return `fb.${subdomainIndex(host)}.${now}.${fbclid}`
}

/** The value of `fbp` (I3.25), the browser's id `fb.{i}.{ms}.{random}`, created once. */
export function updateFbp(
  stored: unknown,
  { host, now }: FacebookIdContext,
  randomBytes: (count: number) => Uint8Array,
): string {
  if (typeof stored === 'string' && /^fb\.\d+\.\d+\.\d+$/.test(stored)) return stored
  const digits = [...randomBytes(limits.browserIdDigits)].map((byte) => byte % 10).join('')
  return `fb.${subdomainIndex(host)}.${now}.${digits}`
}
