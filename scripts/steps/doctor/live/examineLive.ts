import { planRelease } from '../../stamp/buildSites'
import type { LoadedMerchants } from '../../validate/loadMerchants'
import { type Examination, mistakesOf } from '../examineMerchant'
import type { SiteAddress } from './address'
import { createClient } from './client'
import { examineSite } from './examineSite'

export interface LiveOptions {
  readonly root: string
  readonly code: string
  readonly address: SiteAddress
  readonly loaded: LoadedMerchants
}

/** Asks a merchant's deployed site. Where the manifest has mistakes, these are what was found. */
export async function examineLive({ root, code, address, loaded }: LiveOptions): Promise<Examination> {
  const merchant = loaded.merchants.find((one) => one.code === code)
  if (!merchant || merchant.issues.length > 0) return { code, findings: mistakesOf(code, loaded.issues) }
  const client = createClient()
  try {
    const plan = (assetOrigin: string | undefined) =>
      planRelease(merchant, { root, ...(assetOrigin !== undefined && { assetOrigin }) })
    return {
      code,
      findings: await examineSite({ address, client, manifest: merchant.manifest, plan }),
    }
  } finally {
    client.close()
  }
}
