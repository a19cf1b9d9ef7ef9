import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSites } from '../steps/stamp/buildSites'
import { formatIssues } from '../steps/validate/formatIssues'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import { loadMerchantsForBuild } from '../steps/validate/loadMerchantsForBuild'
import { merchantCodes, unknownCodeMessage } from '../steps/validate/merchantCodes'
import overrides from './development.json'

/** The result of a development build. */
export type BuildResult = { readonly merchant: ResolvedMerchant } | { readonly problem: string }

/** Builds one merchant repeatedly into its own folder; a failed build leaves the last working site. */
export interface SiteBuilder {
  /** The folder of the site. */
  readonly folder: string
  build(): Promise<BuildResult>
  /** Deletes the folder. */
  close(): void
}

/** The code itself, or the first merchant when none is given. Throws a readable message when the merchant does not exist. */
export function chooseMerchant(root: string, code: string | undefined): string {
  const codes = merchantCodes(root)
  const problem = code === undefined ? undefined : unknownCodeMessage([code], codes)
  const chosen = code ?? codes[0]
  if (problem || chosen === undefined)
    throw new Error(problem ?? 'There is no merchant: merchants/ has no folder.')
  return chosen
}

/** With `worker`, the site has its service worker: it works offline and receives push messages, as a release does. */
export function createSiteBuilder(root: string, code: string, worker = false): SiteBuilder {
  const sites = join(root, '.cache/sites')
  mkdirSync(sites, { recursive: true })
  const out = mkdtempSync(join(sites, `${code}-`))
  return {
    folder: join(out, code),
    build: () => build(root, code, out, worker),
    close: () => rmSync(out, { recursive: true, force: true }),
  }
}

async function build(root: string, code: string, out: string, worker: boolean): Promise<BuildResult> {
  try {
    const { merchants, issues } = await loadMerchantsForBuild(root, { codes: [code], overrides })
    const [merchant] = merchants
    if (issues.length > 0 || !merchant)
      return { problem: formatIssues(issues, { color: Boolean(process.stdout.isTTY) }) }
    const [result] = await buildSites({
      root,
      out,
      assets: join(out, '.assets'),
      merchants,
      development: true,
      worker,
    })
    return result && 'problem' in result ? { problem: `${code}: ${result.problem}` } : { merchant }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
