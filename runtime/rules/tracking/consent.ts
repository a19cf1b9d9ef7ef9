import type { Manifest } from '../../schema/manifest.gen'
import { type PixelVendor, pixelVendors } from '../../tables/pixelVendors'

/** The visitor's answer; undefined until there is one. */
export type Consent = 'agreed' | 'refused' | undefined

export const readConsent = (raw: unknown): Consent =>
  raw === 'agreed' || raw === 'refused' ? raw : undefined

type TrackingManifest = Pick<Manifest, 'pixels' | 'tracking' | 'compliance'>

/** The vendors whose pixel id the manifest contains (D13). */
export const configuredPixels = ({ pixels = {} }: Pick<TrackingManifest, 'pixels'>): PixelVendor[] =>
  pixelVendors.filter((vendor) => pixels[vendor] !== undefined)

/**
 * What the manifest says about tracking: whether there are pixels, and whether visitors are asked for consent (D13).
 */
export function trackingFacts(manifest: TrackingManifest): {
  readonly pixels: boolean
  readonly consent: boolean
} {
  const pixels = configuredPixels(manifest).length > 0 || (manifest.pixels?.scripts ?? []).length > 0
  const tracks = pixels || manifest.tracking?.events !== false
  return { pixels, consent: tracks && manifest.compliance?.consent === true }
}

/** Whether the visitor is asked for consent, and has not answered yet. */
export const isConsentDue = (manifest: TrackingManifest, consent: Consent): boolean =>
  consent === undefined && trackingFacts(manifest).consent

/** Whether pixels and events may be sent. */
export const mayTrack = (manifest: TrackingManifest, consent: Consent): boolean =>
  !trackingFacts(manifest).consent || consent === 'agreed'
