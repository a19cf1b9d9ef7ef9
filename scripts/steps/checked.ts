import { readDeclarations } from './features'
import { gatherKnowledge } from './knowledge'
import { type Loaded, type LoadOptions, loadMerchants } from './merchants'

/**
 * Merchants checked against what the runtime offers now: a watching build sees a feature that was added since it
 * started, which a module of this process would not.
 */
export async function checkedMerchants(
  root: string,
  options: Omit<LoadOptions, 'knowledge'>,
): Promise<Loaded> {
  const [knowledge, features] = await Promise.all([gatherKnowledge(root), readDeclarations(root)])
  return loadMerchants(root, { ...options, knowledge: { ...knowledge, features } })
}
