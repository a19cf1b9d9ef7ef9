import type { Platform } from '../platform'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { type StartOptions, startSites } from './startSites'

export type { StartOptions } from './startSites'

export interface StartedSite {
  readonly merchant: ResolvedMerchant
  /** "http://127.0.0.1:4180" */
  readonly origin: string
  /** The same for other devices on the network, if they can reach it. */
  readonly networkOrigin: string | undefined
  /** The current platform: a manifest change may replace it. */
  readonly platform: Platform
  close(): Promise<void>
}

/**
 * Builds one merchant for development and serves it with a simulated platform, in one process and on one origin.
 * Rejects with a readable problem when the first build fails or the port is in use.
 */
export async function startSite(options: StartOptions = {}): Promise<StartedSite> {
  const { first, ...started } = await startSites(options)
  const { merchant } = first
  if (!merchant) throw new Error(first.problem)
  return {
    merchant,
    ...started,
    get platform() {
      return first.platform
    },
  }
}
