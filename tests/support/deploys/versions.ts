import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as recovery from '../../../runtime/rules/system/recovery'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import overrides from '../../../scripts/start/development.json'
import { buildSites } from '../../../scripts/steps/stamp/buildSites'
import type { ResolvedMerchant } from '../../../scripts/steps/validate/loadMerchants'
import { loadMerchantsForBuild } from '../../../scripts/steps/validate/loadMerchantsForBuild'
import { copySource } from '../copySource'
import { cachedFolder, keyOfFiles } from './cachedFolder'
import type { Version } from './deploy'

/** A change of the source before a build: a file, relative to the project's root, and the change of its text. */
interface SourceChange {
  readonly file: string
  readonly change: (source: string) => string
}

/** The last one has a recovery that is broken on purpose. */
export type BuiltVersion = Version | 'broken'

/** One merchant's site in several versions: real builds of the real source. */
export interface Versions {
  readonly code: string
  readonly manifest: Manifest
  /** The folder of a version, which later runs use too. */
  readonly folder: (version: BuiltVersion) => string
}

/** Appends a statement to a module, so that its chunk gets another name. */
const appendStatement = (file: string, expression: string): SourceChange => ({
  file,
  change: (source) => `${source}\nObject.assign(globalThis, ${expression})\n`,
})

/** Replaces a function that the recovery's rules export, everywhere it is imported, by this expression. */
const replaceRecoveryRule = (name: keyof typeof recovery, expression: string): SourceChange => ({
  file: 'runtime/rules/system/recovery.ts',
  change: (source) => {
    const own = new RegExp(`^export (const|function) ${name}\\b`, 'm')
    return own.test(source)
      ? `${source.replace(own, `$1 original_${name}`)}\nexport const ${name} = ${expression}\n`
      : source
  },
})

/** A change in shared code: all our chunks get another name. */
const coreChange = (release: string): SourceChange[] => [
  appendStatement('runtime/rules/network/url.ts', `{ release: '${release}' }`),
]

/** A change in the views only: shared chunks keep their names. */
const viewChange = (release: string): SourceChange[] =>
  [
    'runtime/features/language/LanguageSheet.tsx',
    'runtime/features/login/LoginPage.tsx',
    'runtime/features/register/RegisterPage.tsx',
    'runtime/features/lobby/Lobby.tsx',
  ].map((file) => appendStatement(file, `{ view: '${release}' }`))

/** Between N-3 and N-2, and between N-1 and N, only views change. */
const changes: Readonly<Record<BuiltVersion, readonly SourceChange[]>> = {
  'N-10': [...coreChange('N-10'), ...viewChange('N-10')],
  'N-3': [...coreChange('N-3'), ...viewChange('N-3')],
  'N-2': [...coreChange('N-3'), ...viewChange('N-2')],
  'N-1': [...coreChange('N-1'), ...viewChange('N-1')],
  N: [...coreChange('N-1'), ...viewChange('N')],
  // The first rule matters only while a page starts, the second only after it.
  broken: [
    replaceRecoveryRule('hasFreshParam', '() => false'),
    replaceRecoveryRule('remedyFor', "() => 'retry'"),
  ],
}

/** Applies the changes, runs, and restores the source. Throws when a change has no effect. */
async function withChanges(
  root: string,
  sourceChanges: readonly SourceChange[],
  run: () => Promise<void>,
): Promise<void> {
  const before = new Map<string, string>()
  for (const { file, change } of sourceChanges) {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const changed = change(source)
    if (changed === source) throw new Error(`${file} no longer contains what the change expects`)
    if (!before.has(path)) before.set(path, source)
    writeFileSync(path, changed)
  }
  try {
    await run()
  } finally {
    for (const [path, source] of before) writeFileSync(path, source)
  }
}

/** Builds all versions of a merchant's site, uncompressed, each into a folder of its name. */
async function buildAll(merchant: ResolvedMerchant, out: string): Promise<void> {
  const root = copySource()
  try {
    for (const [version, changesOfVersion] of Object.entries(changes))
      await withChanges(root, changesOfVersion, async () => {
        const options = { root, out: join(out, version), merchants: [merchant], development: false }
        const [result] = await buildSites({ ...options, compressed: false })
        if (!result || 'problem' in result) throw new Error(`${version}: ${result?.problem}`)
      })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const cache = 'node_modules/.cache/versions'

/** All that a build reads, and what says how these builds differ. */
const sources = [
  'merchants',
  'package-lock.json',
  'public',
  'runtime',
  'schemas',
  'scripts/start/development.json',
  'scripts/steps',
  'tests/support/deploys/versions.ts',
  'tsconfig.json',
]

/** The versions of a merchant's site: built once for the same sources. */
export async function buildVersions(code: string): Promise<Versions> {
  const { merchants } = await loadMerchantsForBuild(process.cwd(), { codes: [code], overrides })
  const [merchant] = merchants
  if (!merchant) throw new Error(`There is no merchant ${code}`)
  const folder = await cachedFolder(join(cache, code), keyOfFiles(sources), (out) => buildAll(merchant, out))
  return { code, manifest: merchant.manifest, folder: (version) => join(folder, version, code) }
}
