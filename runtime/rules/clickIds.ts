import { limits } from '../tables/limits'
import { type LandingId, landingParams } from '../tables/tracking'

/** What a landing told of the campaign that it came from, by its own name. */
export type ClickIds = Readonly<Partial<Record<LandingId, string>>>

const ids = Object.keys(landingParams) as LandingId[]

/** Neither cut nor trimmed: an id that was changed is none (I3.23). One that is too long to be one counts as absent. */
const isId = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= limits.clickId

/** The ids in a landing's query. */
export function readLanding(search: string): ClickIds {
  const query = new URLSearchParams(search)
  return pick((id) => landingParams[id].map((name) => query.get(name)).find(isId))
}

/** Ids that were kept, as far as they still are what was kept. */
export function readClickIds(raw: unknown): ClickIds {
  if (typeof raw !== 'object' || raw === null) return {}
  const kept = raw as Readonly<Record<string, unknown>>
  return pick((id) => (Object.hasOwn(kept, id) && isId(kept[id]) ? kept[id] : undefined))
}

function pick(idOf: (id: LandingId) => string | undefined): ClickIds {
  const pairs = ids.flatMap((id) => {
    const value = idOf(id)
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(pairs)
}

/** The host that a cookie is kept for: 0 for "com", 1 for "example.com", 2 for "www.example.com". */
export const subdomainIndex = (host: string): number =>
  /[a-z]/i.test(host) && !host.includes(':') ? host.split('.').length - 1 : 0

/** When and for which host a browser or click id is made. */
export interface Making {
  readonly host: string
  /** ms since 1970 */
  readonly now: number
}

const shape = /^fb\.\d+\.\d+\.(.+)$/s

/** The click id in a kept `fb.{i}.{ms}.{fbclid}`, or undefined. */
export const clickIdIn = (fbc: unknown): string | undefined =>
  typeof fbc === 'string' ? shape.exec(fbc)?.[1] : undefined

/** I3.24: made when a click id is first seen, and kept as it is until another one comes. */
export function fbcFor(fbclid: string | undefined, kept: unknown, { host, now }: Making): string | undefined {
  const before = clickIdIn(kept)
  if (fbclid === undefined || fbclid === before) return before === undefined ? undefined : String(kept)
  return `fb.${subdomainIndex(host)}.${now}.${fbclid}`
}

/** I3.25: the browser's id, `fb.{i}.{ms}.{random}`, made once. `random` gives bytes. */
export function fbpFor(kept: unknown, { host, now }: Making, random: (count: number) => Uint8Array): string {
  if (typeof kept === 'string' && /^fb\.\d+\.\d+\.\d+$/.test(kept)) return kept
  const digits = [...random(limits.browserIdDigits)].map((byte) => byte % 10).join('')
  return `fb.${subdomainIndex(host)}.${now}.${digits}`
}
