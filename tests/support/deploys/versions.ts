import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import overlay from '../../../scripts/start/development.json'
import { buildSites } from '../../../scripts/steps/stamp/buildSites'
import { loadMerchantsForBuild } from '../../../scripts/steps/validate/loadMerchantsForBuild'
import type { Version } from './deploy'

/** A change of the source before it is built: a file, from the project's root, and what becomes of its text. */
export interface Change {
  readonly file: string
  readonly change: (source: string) => string
}

/** One merchant's site in all its versions: real builds of the real source. */
export interface Versions {
  readonly code: string
  readonly manifest: Manifest
  /** The folder in which the versions' folders lie. */
  readonly out: string
  readonly folder: (version: string) => string
  /** Builds one more, with changes of its own. */
  build(name: string, changes: readonly Change[]): Promise<void>
  remove(): void
}

/** A line at the end of a module: it is in its chunk, so the chunk has another name. */
const says = (file: string, word: string): Change => ({
  file,
  change: (source) => `${source}\nObject.assign(globalThis, ${word})\n`,
})

/** A part of the source is replaced by another. */
export const replaces = (file: string, part: string, by: string): Change => ({
  file,
  change: (source) => source.replace(part, by),
})

/** In the core: every chunk of ours is renamed. */
const coreChange = (release: string): Change[] => [
  says('runtime/rules/network/url.ts', `{ release: '${release}' }`),
]

/** In the views alone: what they share with others keeps its name. */
const viewChange = (release: string): Change[] =>
  [
    'runtime/features/language/LanguageSheet.tsx',
    'runtime/features/login/LoginPage.tsx',
    'runtime/features/register/RegisterPage.tsx',
    'runtime/features/lobby/Lobby.tsx',
  ].map((file) => says(file, `{ view: '${release}' }`))

/** Between N-3 and N-2, and between N-1 and N, only views have changed. */
const changes: Readonly<Record<Version, readonly Change[]>> = {
  'N-10': [...coreChange('N-10'), ...viewChange('N-10')],
  'N-3': [...coreChange('N-3'), ...viewChange('N-3')],
  'N-2': [...coreChange('N-3'), ...viewChange('N-2')],
  'N-1': [...coreChange('N-1'), ...viewChange('N-1')],
  N: [...coreChange('N-1'), ...viewChange('N')],
}

/** The project's source in a folder of its own, where it may be changed. */
function copySource(): string {
  const root = mkdtempSync(join(tmpdir(), 'versions-'))
  for (const part of ['runtime', 'schemas', 'public', 'package.json', 'tsconfig.json'])
    cpSync(part, join(root, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  return root
}

/** Builds, and leaves the source as it was. Throws for a change that changes nothing: it would prove nothing. */
async function withChanges(root: string, all: readonly Change[], run: () => Promise<void>): Promise<void> {
  const before = new Map<string, string>()
  for (const { file, change } of all) {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const changed = change(source)
    if (changed === source) throw new Error(`${file} is no longer what the change expects`)
    if (!before.has(path)) before.set(path, source)
    writeFileSync(path, changed)
  }
  try {
    await run()
  } finally {
    for (const [path, source] of before) writeFileSync(path, source)
  }
}

/** Builds the five versions of a merchant's site, uncompressed. */
export async function buildVersions(code: string): Promise<Versions> {
  const { merchants } = await loadMerchantsForBuild(process.cwd(), { codes: [code], overrides: overlay })
  const [merchant] = merchants
  if (!merchant) throw new Error(`There is no merchant ${code}`)
  const root = copySource()
  const out = join(root, 'out')
  mkdirSync(out)
  const build = (name: string, own: readonly Change[]): Promise<void> =>
    withChanges(root, own, async () => {
      const options = { root, out: join(out, name), merchants: [merchant], development: false }
      const [result] = await buildSites({ ...options, compressed: false })
      if (!result || 'problem' in result) throw new Error(`${name}: ${result?.problem}`)
    })
  for (const [version, own] of Object.entries(changes)) await build(version, own)
  return {
    code,
    manifest: merchant.manifest,
    out,
    folder: (version) => join(out, version, code),
    build,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
