import { loadFeatures } from '../bundle/features'
import { readCapabilities } from './capabilities'
import { openKnownChecks } from './knownChecks'
import { type LoadedMerchants, type LoadOptions, loadMerchants } from './loadMerchants'

/**
 * Loads merchants and checks them against the features as they are on disk now. A long-running `npm start` needs that:
 * an imported module would not show a feature that was added after the start.
 */
export async function loadMerchantsForBuild(
  root: string,
  {
    keepsChecks,
    ...options
  }: Omit<LoadOptions, 'capabilities' | 'known'> & { readonly keepsChecks?: boolean },
): Promise<LoadedMerchants> {
  const [read, features] = await Promise.all([readCapabilities(root), loadFeatures(root)])
  const capabilities = { ...read, features }
  const known = keepsChecks ? { known: await openKnownChecks(root, { capabilities }) } : {}
  return loadMerchants(root, { ...options, ...known, capabilities })
}
