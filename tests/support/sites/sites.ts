import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import overrides from '../../../scripts/start/development.json'
import { buildSites } from '../../../scripts/steps/stamp/buildSites'
import { formatIssues } from '../../../scripts/steps/validate/formatIssues'
import { loadMerchantsForBuild } from '../../../scripts/steps/validate/loadMerchantsForBuild'

/** A merchant's site as in production, but with the hosts of this machine allowed. */
export interface BuiltSite {
  readonly code: string
  /** The site's files. */
  readonly folder: string
  readonly manifest: Manifest
}

export interface BuiltSites {
  readonly sites: readonly BuiltSite[]
  remove(): void
}

/** Builds the sites of all merchants, or of `codes`, into a temporary folder, after `change` has changed their manifests. */
export async function buildForTests(
  change: (manifest: Manifest, code: string) => Manifest = (manifest) => manifest,
  codes: readonly string[] = [],
): Promise<BuiltSites> {
  const root = process.cwd()
  const loaded = await loadMerchantsForBuild(root, { overrides, codes })
  if (loaded.issues.length > 0) throw new Error(formatIssues(loaded.issues, { color: false }))
  const merchants = loaded.merchants.map((merchant) => ({
    ...merchant,
    manifest: change(merchant.manifest, merchant.code),
  }))
  const out = mkdtempSync(join(tmpdir(), 'sites-'))
  const remove = () => rmSync(out, { recursive: true, force: true })
  const results = await buildSites({ root, out, merchants, development: false })
  const problems = results.flatMap((result) =>
    'problem' in result ? [`${result.code}: ${result.problem}`] : [],
  )
  if (problems.length > 0) {
    remove()
    throw new Error(problems.join('\n'))
  }
  const sites = merchants.map(({ code, manifest }) => ({ code, manifest, folder: join(out, code) }))
  return { sites, remove }
}
