import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { currentVersion } from '../migrate/migrations'
import type { SchemaValidator } from '../schema/schemaValidator'
import type { Finding } from './issue'
import { type JsonTree, memberAt, type Path, toPlainValue } from './jsonTree'
import { type MergedManifest, mergePresets } from './mergePresets'
import type { ParsedFile } from './parseSource'

/** What a merchant's presets say together, as far as that is needed to tell their mistakes from the merchant's. */
export interface Inherited {
  /** Undefined when the merchant extends no preset. */
  readonly value: Partial<Manifest> | undefined
  /** The top-level keys that a preset has wrong, by itself. */
  readonly invalidKeys: ReadonlySet<string>
}

/** Most merchants inherit from the same few presets. */
const known = new WeakMap<ParsedFile, Inherited | undefined>()

/** Reads what a merchant inherits; undefined when a preset is no object, or does not say what it extends. */
export function readInherited(
  { chain }: MergedManifest,
  presets: ReadonlyMap<string, ParsedFile>,
  schemaValidator: SchemaValidator,
): Inherited | undefined {
  const [, parent, ...others] = chain
  if (!parent) return { value: undefined, invalidKeys: new Set() }
  if (!known.has(parent)) known.set(parent, inheritedFrom(parent, others, presets, schemaValidator))
  return known.get(parent)
}

function inheritedFrom(
  parent: ParsedFile,
  others: readonly ParsedFile[],
  presets: ReadonlyMap<string, ParsedFile>,
  schemaValidator: SchemaValidator,
): Inherited | undefined {
  const { tree } = mergePresets(parent, presets)
  const links = [parent, ...others].flatMap((link) => (link.tree ? [link.tree] : []))
  // Of one preset by itself, only what it says counts: another one may say what it lacks.
  const findings = links.flatMap((link) =>
    schemaValidator
      .checkPreset(toPlainValue(link))
      .filter(({ missing, path }) => missing === undefined && !(tree && isByIdOverList(link, tree, path))),
  )
  const keys = invalidKeys([...findings, ...(tree ? schemaValidator.checkPreset(toPlainValue(tree)) : [])])
  if (tree?.kind !== 'object' || links.some(({ kind }) => kind !== 'object') || keys.has('extends'))
    return undefined
  return { value: toPlainValue(tree) as Partial<Manifest>, invalidKeys: keys }
}

/** An object over a list names its items by id: only what it is merged into can be checked. */
const isByIdOverList = (link: JsonTree, merged: JsonTree, [key = '']: Path): boolean =>
  memberAt(link, key)?.tree.kind === 'object' && memberAt(merged, key)?.tree.kind === 'list'

/** The top-level keys that have schema errors, are missing, or are misspelled. */
export function invalidKeys(findings: readonly Finding[]): Set<string> {
  return new Set(
    findings.flatMap(({ path, missing, suggestion, meant = [] }) => [
      String(path[0] ?? missing ?? ''),
      ...(path.length === 1 && suggestion ? [suggestion] : []),
      ...meant.flatMap(([section]) => (section === undefined ? [] : [String(section)])),
    ]),
  )
}

/** The presets as if the merchant had added only what they lack: what is wrong then is their mistake. */
export function completedByMerchant(inherited: Partial<Manifest>, own: Manifest): Manifest {
  const { name, domains, languages, currency, metadata, routes } = own
  return {
    ...{ name, domains, languages, currency, metadata, routes, schemaVersion: currentVersion },
    ...inherited,
    brand: { ...own.brand, ...inherited.brand, theme: { ...own.brand?.theme, ...inherited.brand?.theme } },
  }
}
