import { isDeepStrictEqual } from 'node:util'
import { createPlatform, type Platform } from '../platform'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { toSimulatedMerchant } from './simulatedMerchant'

/** A merchant's platform; it is replaced when something changes in the manifest that the platform knows. */
export interface MerchantPlatform {
  readonly current: Platform
  adopt(merchant: ResolvedMerchant): void
}

export function createMerchantPlatform(
  first: ResolvedMerchant,
  log: (line: string) => void,
): MerchantPlatform {
  let simulated = toSimulatedMerchant(first.code, first.manifest)
  const open = (): Platform =>
    createPlatform({ merchants: [{ ...simulated, popups: true }], control: true, log })
  const platform = {
    current: open(),
    adopt({ code, manifest }: ResolvedMerchant): void {
      const merchant = toSimulatedMerchant(code, manifest)
      if (isDeepStrictEqual(merchant, simulated)) return
      simulated = merchant
      platform.current.close()
      platform.current = open()
    },
  }
  return platform
}
