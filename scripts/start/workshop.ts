import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkedMerchants } from '../steps/checked'
import { merchantCodes, unknownCode } from '../steps/codes'
import { formatIssues } from '../steps/issue-format'
import type { ResolvedMerchant } from '../steps/merchants'
import { buildSites } from '../steps/sites'
import overlay from './development.json'

/** What a build for development ended with. */
export type Outcome = { readonly merchant: ResolvedMerchant } | { readonly problem: string }

/** Builds one merchant again and again into a folder of its own; a build that fails leaves the last good site. */
export interface Workshop {
  /** Where the site is. */
  readonly folder: string
  build(): Promise<Outcome>
  /** Takes the folder away. */
  close(): void
}

/** The code itself, or the first merchant when none is named. Throws a sentence when there is no such merchant. */
export function chooseMerchant(root: string, code: string | undefined): string {
  const codes = merchantCodes(root)
  const problem = code === undefined ? undefined : unknownCode([code], codes)
  const chosen = code ?? codes[0]
  if (problem || chosen === undefined)
    throw new Error(problem ?? 'There is no merchant: merchants/ has no folder.')
  return chosen
}

export function openWorkshop(root: string, code: string): Workshop {
  const sites = join(root, '.cache/sites')
  mkdirSync(sites, { recursive: true })
  const out = mkdtempSync(join(sites, `${code}-`))
  return {
    folder: join(out, code),
    build: () => build(root, code, out),
    close: () => rmSync(out, { recursive: true, force: true }),
  }
}

async function build(root: string, code: string, out: string): Promise<Outcome> {
  try {
    const { merchants, issues } = await checkedMerchants(root, { codes: [code], overlay })
    const [merchant] = merchants
    if (issues.length > 0 || !merchant)
      return { problem: formatIssues(issues, { color: Boolean(process.stdout.isTTY) }) }
    const [result] = await buildSites({
      root,
      out,
      assets: join(out, '.assets'),
      merchants,
      development: true,
    })
    return result && 'problem' in result ? { problem: `${code}: ${result.problem}` } : { merchant }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
