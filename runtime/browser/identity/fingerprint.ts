import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs'

/** This source writes HTML into a frame, which the page's Trusted Types policy forbids (D147). */
const excludedSources = ['fontPreferences'] as const

/**
 * A hash of the device, 32 hexadecimal characters; loaded only when a device id has to be created. The library's own agent
 * is not used: it would include the excluded source and report to its vendor.
 */
export async function fingerprint(): Promise<string> {
  const collect = loadSources(sources, { cache: {}, debug: false }, excludedSources)
  return hashComponents(await collect())
}
