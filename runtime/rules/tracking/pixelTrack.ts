import type { Pixels } from '../../schema/manifest.gen'
import * as limits from '../../tables/limits'
import { type NativeId, nativeIds } from '../../tables/tracking'
import { parseJson } from '../network/read'
import type { ClickIds } from './clickIds'

/**
 * The data about the campaign, the browser and the merchant's pixels that is sent with a registration (I3.16 to
 * I3.27).
 */
export type PixelTrack = Readonly<Record<string, string>>

export interface Campaign {
  readonly ids: ClickIds
  readonly fbc: string | undefined
  readonly fbp: string | undefined
}

const definedFields = (fields: Readonly<Record<string, string | undefined>>): PixelTrack =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  )

/** The fields that have a value; undefined when there are none. */
export function pixelTrack({ ids, fbc, fbp }: Campaign, pixels: Pixels = {}): PixelTrack | undefined {
  const { kwaiclid, ...others } = ids
  const track = definedFields({
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

/** Printable and short; anything else is not an id. */
const isNativeId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.nativeId && /^[\x21-\x7e]+$/.test(value)

/** Reads the native app's advertising ids (I3.30) from JSON or an object; undefined when there are none. */
export function readNativeIds(raw: unknown): NativeIds | undefined {
  const parsedValue = typeof raw === 'string' ? parseJson(raw) : raw
  if (typeof parsedValue !== 'object' || parsedValue === null) return undefined
  const record = parsedValue as Readonly<Record<string, unknown>>
  const found = nativeIds.flatMap((name) => {
    const value = Object.hasOwn(record, name) ? record[name] : undefined
    return isNativeId(value) ? [[name, value] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** Reads the same ids from the query string, for apps without a bridge. */
export const nativeIdsInQuery = (search: string): NativeIds | undefined =>
  readNativeIds(Object.fromEntries(new URLSearchParams(search)))
