import type { Manifest } from '../schema/manifest.gen'
import { vendorNames } from '../tables/tracking'
import { pixelsOf } from './consent'

/** Who learns something beside the operator, each once: companies by their names, own scripts by their hosts. */
export const partnersOf = (manifest: Pick<Manifest, 'pixels'>): string[] => [
  ...new Set([
    ...pixelsOf(manifest).map((vendor) => vendorNames[vendor]),
    ...(manifest.pixels?.scripts ?? []).map((address) => new URL(address).host),
  ]),
]
