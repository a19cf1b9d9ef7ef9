import type { Pixels } from '../schema/manifest.gen'
import { limits } from '../tables/limits'
import { type NativeId, nativeIds } from '../tables/tracking'
import type { ClickIds } from './clickIds'
import { parsed } from './read'

/** What registration tells of the campaign, the browser and the merchant's pixels (I3.16 to I3.27). */
export type PixelTrack = Readonly<Record<string, string>>

export interface Campaign {
  readonly ids: ClickIds
  readonly fbc: string | undefined
  readonly fbp: string | undefined
}

const given = (fields: Readonly<Record<string, string | undefined>>): PixelTrack =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  )

/** Any of its fields; undefined when there is nothing to tell. */
export function pixelTrack({ ids, fbc, fbp }: Campaign, pixels: Pixels = {}): PixelTrack | undefined {
  const { kwaiclid, ...others } = ids
  const track = given({
    ...others,
    facebookPixelId: pixels.facebook,
    tiktokPixelId: pixels.tiktok,
    gtagId: pixels.gtag,
    gtmId: pixels.gtm,
    kwaiPixelId: pixels.kwai,
    kwaiClickId: kwaiclid,
    fbc,
    fbp,
  })
  return Object.keys(track).length === 0 ? undefined : track
}

export type NativeIds = Readonly<Partial<Record<NativeId, string>>>

/** Printable and short: whatever else an app says is not an id. */
const isNativeId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.nativeId && /^[\x21-\x7e]+$/.test(value)

/** The native app's advertising ids (I3.30), out of JSON or an object of whatever shape; undefined when it has none. */
export function readNativeIds(raw: unknown): NativeIds | undefined {
  const said = typeof raw === 'string' ? parsed(raw) : raw
  if (typeof said !== 'object' || said === null) return undefined
  const known = said as Readonly<Record<string, unknown>>
  const found = nativeIds.flatMap((name) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined
    return isNativeId(value) ? [[name, value] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** The same ids in the address that an app without a bridge opens. */
export const nativeIdsIn = (search: string): NativeIds | undefined =>
  readNativeIds(Object.fromEntries(new URLSearchParams(search)))
