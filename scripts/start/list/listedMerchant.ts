import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Issue } from '../../steps/validate/issue'
import type { LoadedMerchants } from '../../steps/validate/loadMerchants'

/** What the list shows of a merchant. */
export interface ListedMerchant {
  readonly code: string
  /** As it is now, or as it was before it could not be read; undefined when nobody has read it yet. */
  readonly manifest: Manifest | undefined
  /** With any, it cannot be opened. Undefined while it is being checked. */
  readonly findings: readonly Issue[] | undefined
}

export interface MerchantFindings {
  readonly merchants: readonly ListedMerchant[]
  /** Those of presets and texts that no merchant uses. */
  readonly ofNobody: readonly Issue[]
}

/** Puts a check's results together. A merchant that cannot be read keeps the name and the looks that it had in `before`. */
export function toMerchantFindings(
  { codes, all, issues }: Pick<LoadedMerchants, 'codes' | 'all' | 'issues'>,
  before: readonly ListedMerchant[] = [],
): MerchantFindings {
  const manifests = new Map<string, Manifest | undefined>([
    ...before.map(({ code, manifest }) => [code, manifest] as const),
    ...all.map(({ code, manifest }) => [code, manifest] as const),
  ])
  return {
    merchants: codes.map((code) => ({
      code,
      manifest: manifests.get(code),
      findings: issues.filter(({ merchants }) => merchants.includes(code)),
    })),
    ofNobody: issues.filter(({ merchants }) => merchants.length === 0),
  }
}
