import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs'

/** It writes HTML into a frame, which the page's Trusted Types refuse (D16). */
const refused = ['fontPreferences'] as const

/**
 * A hash of the device, 32 hexadecimal characters; loaded only when a device id has to be made. The library's own agent
 * would add the refused source and reports to its maker.
 */
export async function fingerprint(): Promise<string> {
  const collect = loadSources(sources, { cache: {}, debug: false }, refused)
  return hashComponents(await collect())
}
