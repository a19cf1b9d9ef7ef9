import type { Manifest } from '../schema/manifest.gen'
import { type PixelVendor, pixelVendors } from '../tables/pixelVendors'

/** What a visitor said; undefined as long as they have not. */
export type Consent = 'agreed' | 'refused' | undefined

export const readConsent = (raw: unknown): Consent =>
  raw === 'agreed' || raw === 'refused' ? raw : undefined

type Tracked = Pick<Manifest, 'pixels' | 'tracking' | 'compliance'>

/** The pixels that the manifest gives an id for (D13). */
export const pixelsOf = ({ pixels = {} }: Pick<Tracked, 'pixels'>): PixelVendor[] =>
  pixelVendors.filter((vendor) => pixels[vendor] !== undefined)

/** What the manifest alone says of tracking: whether there are pixels, and whether visitors are asked first (D13). */
export function trackingFacts(manifest: Tracked): { readonly pixels: boolean; readonly consent: boolean } {
  const pixels = pixelsOf(manifest).length > 0 || (manifest.pixels?.scripts ?? []).length > 0
  const tracks = pixels || manifest.tracking?.events !== false
  return { pixels, consent: tracks && manifest.compliance?.consent === true }
}

/** Whether pixels and events may go out now. */
export const mayTrack = (manifest: Tracked, answer: Consent): boolean =>
  !trackingFacts(manifest).consent || answer === 'agreed'
