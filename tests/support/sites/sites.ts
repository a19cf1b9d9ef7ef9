import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import overrides from '../../../scripts/start/development.json'
import type { Bundle } from '../../../scripts/steps/bundle/bundle'
import { buildSites, compileRuntime } from '../../../scripts/steps/stamp/buildSites'
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

interface TestBuild {
  /** Changes the manifests before the build. */
  readonly change?: (manifest: Manifest, code: string) => Manifest
  /** The merchants; all when absent or empty. */
  readonly codes?: readonly string[]
  /** Whether files get compressed siblings, as in a release. */
  readonly compressed?: boolean
  /** Another host for the assets. */
  readonly assetOrigin?: string
  /** The file that `compileForTests` has written. */
  readonly compiled: string
}

/** Compiles the runtime once for all builds of a run, into a file. */
export async function compileForTests(): Promise<{ readonly compiled: string; remove(): void }> {
  const { merchants } = await loadMerchantsForBuild(process.cwd(), { overrides })
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'))
  const compiled = join(folder, 'bundle')
  writeFileSync(
    compiled,
    serialize(await compileRuntime({ root: process.cwd(), merchants, development: false })),
  )
  return { compiled, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Builds the sites of merchants into a temporary folder. */
export async function buildForTests({
  change = (manifest) => manifest,
  codes = [],
  compressed = true,
  assetOrigin,
  compiled,
}: TestBuild): Promise<BuiltSites> {
  const root = process.cwd()
  const loaded = await loadMerchantsForBuild(root, { overrides, codes })
  if (loaded.issues.length > 0) throw new Error(formatIssues(loaded.issues, { color: false }))
  const merchants = loaded.merchants.map((merchant) => ({
    ...merchant,
    manifest: change(merchant.manifest, merchant.code),
  }))
  const out = mkdtempSync(join(tmpdir(), 'sites-'))
  const remove = () => rmSync(out, { recursive: true, force: true })
  const results = await buildSites({
    root,
    out,
    merchants,
    development: false,
    compressed,
    assetOrigin,
    compiled: deserialize(readFileSync(compiled)) as Bundle,
  })
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
