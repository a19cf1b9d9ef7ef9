import type { Manifest } from '../../runtime/schema/manifest.gen'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'

const { merchants } = await loadMerchants(process.cwd())

export const demoCodes = merchants.map(({ code }) => code)

/** The manifest of a demo merchant, merged with its presets. */
export function demo(code: string): Manifest {
  const found = merchants.find((one) => one.code === code)
  if (!found) throw new Error(`There is no demo "${code}".`)
  return found.manifest
}

/** The message of what a function throws; undefined when it throws nothing. */
export function problemOf(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
