import { loadFeatures } from '../bundle/features'
import { readCapabilities } from './capabilities'
import { type LoadedMerchants, type LoadOptions, loadMerchants } from './loadMerchants'

/**
 * Loads merchants and checks them against the features as they are on disk now. A long-running `npm start` needs that:
 * an imported module would not show a feature that was added after the start.
 */
export async function loadMerchantsForBuild(
  root: string,
  options: Omit<LoadOptions, 'capabilities'>,
): Promise<LoadedMerchants> {
  const [capabilities, features] = await Promise.all([readCapabilities(root), loadFeatures(root)])
  return loadMerchants(root, { ...options, capabilities: { ...capabilities, features } })
}
