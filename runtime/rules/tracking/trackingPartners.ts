import type { Manifest } from '../../schema/manifest.gen'
import { vendorNames } from '../../tables/tracking'
import { configuredPixels } from './consent'

/** The third parties that receive tracking data, each once: vendors by name, custom scripts by host. */
export const trackingPartners = (manifest: Pick<Manifest, 'pixels'>): string[] => [
  ...new Set([
    ...configuredPixels(manifest).map((vendor) => vendorNames[vendor]),
    ...(manifest.pixels?.scripts ?? []).map((address) => new URL(address).host),
  ]),
]
