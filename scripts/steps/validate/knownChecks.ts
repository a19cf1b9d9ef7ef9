import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { contentHash } from '../assets/hashes'
import type { FormerVersion } from '../migrate/migration'
import { codeVersion } from '../records/codeVersion'
import type { Capabilities } from './capabilities'
import type { CheckContext, CheckedMerchant } from './checkMerchant'
import type { Issue } from './issue'
import { picturePaths } from './merchantFiles'
import type { PresetValue } from './presetValues'
import type { RuntimeNames } from './runtimeNames'

/** What earlier checks found: only merchants without a mistake, because a mistake is shown with its place. */
export interface KnownChecks {
  find(code: string, context: CheckContext): Promise<CheckedMerchant | undefined>
  keep(checked: CheckedMerchant, context: CheckContext): Promise<void>
}

interface KnownCheck {
  /** The check's own code, the presets and the manifest's file, as a hash. */
  readonly key: string
  /** The pictures that it names, with their hashes. */
  readonly pictures: Readonly<Record<string, string>>
  readonly files: readonly string[]
  readonly former?: FormerVersion
  readonly manifest: Manifest
  readonly presetValues: readonly PresetValue[]
  readonly warnings?: KnownWarnings
}

/** The warnings and notes of a merchant. A build asks for none. */
interface KnownWarnings {
  /** The code of the runtime that they depend on, as a hash. */
  readonly names: string
  readonly found: readonly Issue[]
}

/** What a check depends on besides merchants/. */
export interface CheckInputs {
  readonly capabilities: Capabilities
  /** Where warnings are asked for. */
  readonly names?: RuntimeNames
  /** The project whose code and schemas check; by default the one whose code this is. */
  readonly project?: string
}

const ownProject = join(import.meta.dirname, '../../..')

/** Opens the checks that are kept in a project. What the check is made of is part of every key. */
export async function openKnownChecks(
  root: string,
  { capabilities, names, project = ownProject }: CheckInputs,
): Promise<KnownChecks> {
  const folder = join(root, '.cache/checks')
  const version = [
    await codeVersion('scripts/steps/validate/loadMerchants.ts', project),
    await hashOfSchemas(join(project, 'schemas')),
    contentHash(Buffer.from(JSON.stringify(capabilities))),
  ]
  const namesHash = names === undefined ? undefined : contentHash(Buffer.from(names))
  const keyOf = async (code: string, { presets, folder: merchants }: CheckContext) => {
    const file = await hashOf(join(merchants, code, 'merchant.json'))
    const texts = [...presets].map(([name, { text }]) => [name, text] as const)
    return contentHash(Buffer.from(JSON.stringify([version, presetsHash(texts), code, file])))
  }
  const begun = Date.now()
  return {
    async find(code, context) {
      if (context.overrides) return undefined
      const known = await readCheck(join(folder, `${code}.json`))
      if (!known || known.key !== (await keyOf(code, context))) return undefined
      const pictures = await hashesOf(join(context.folder, code), Object.keys(known.pictures))
      if (JSON.stringify(pictures) !== JSON.stringify(known.pictures)) return undefined
      const { files, former, manifest, presetValues, warnings } = known
      const checked = { code, files, ...(former && { former }), manifest, presetValues, issues: [] }
      if (namesHash === undefined) return checked
      return warnings?.names === namesHash ? { ...checked, warnings: warnings.found } : undefined
    },
    async keep({ code, files, former, tree, manifest, presetValues, issues, warnings }, context) {
      if (context.overrides || issues.length > 0 || !manifest || !tree) return
      const paths = picturePaths(tree)
      const own = join(context.folder, code)
      // What was saved while the check ran may not be what it has read.
      if (await isNewer(begun, [join(own, 'merchant.json'), ...paths.map((path) => join(own, path))])) return
      const pictures = await hashesOf(own, paths)
      const known: KnownCheck = {
        key: await keyOf(code, context),
        pictures,
        files,
        ...(former && { former }),
        manifest,
        presetValues,
        ...(warnings && namesHash !== undefined && { warnings: { names: namesHash, found: warnings } }),
      }
      await save(folder, `${code}.json`, JSON.stringify(known))
    },
  }
}

/** All presets, a hash for each check: most have the same texts. */
const knownPresets = new Map<string, string>()

function presetsHash(texts: readonly (readonly [name: string, text: string])[]): string {
  const text = JSON.stringify(texts)
  const found = knownPresets.get(text) ?? contentHash(Buffer.from(text))
  if (knownPresets.size > 1) knownPresets.clear()
  knownPresets.set(text, found)
  return found
}

async function hashOfSchemas(folder: string): Promise<string> {
  // Not what editors and file managers leave beside them.
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.json$/.test(name)).sort()
  return contentHash(Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name))))))
}

const hashOf = (path: string): Promise<string> => readFile(path).then(contentHash, () => 'missing')

const hashesOf = async (folder: string, paths: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await hashOf(join(folder, path))] as const)),
  )

/** Whether one of these files has been written or moved since then. */
async function isNewer(since: number, paths: readonly string[]): Promise<boolean> {
  const times = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ ctimeMs }) => ctimeMs,
        () => 0,
      ),
    ),
  )
  return times.some((time) => time >= since)
}

async function readCheck(path: string): Promise<KnownCheck | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KnownCheck
  } catch {
    // There is none, or it cannot be read: then the merchant is checked.
    return undefined
  }
}

/** What cannot be saved is checked again the next time. */
async function save(folder: string, name: string, content: string): Promise<void> {
  const part = join(folder, `${name}.${process.pid}`)
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(part, content))
    .then(() => rename(part, join(folder, name)))
    .catch(() => {})
}
