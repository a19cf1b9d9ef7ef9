import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { FormerVersion } from '../migrate/migration'
import type { SchemaValidator } from '../schema/schemaValidator'
import { outputFolders } from '../site/sitePaths'
import type { Capabilities } from './capabilities'
import { findWarnings } from './findWarnings'
import { completedByMerchant, invalidKeys, readInherited } from './inherited'
import { type Finding, type Issue, isLeftToMerchants, issueAt } from './issue'
import { type JsonTree, type Path, rangeAt, toPlainValue, valueToJsonTree } from './jsonTree'
import { lint } from './lint'
import { locateFinding, locateInOwnFile } from './locateFinding'
import { foreignCharacter } from './lookAlikes'
import { codeForm, isMerchantCode } from './merchantCode'
import { type MerchantFile, readPictures, readRasters } from './merchantFiles'
import { mergePresets, mergeTrees } from './mergePresets'
import type { ParsedFile } from './parseSource'
import { type PresetValue, presetValues } from './presetValues'
import type { RuntimeNames } from './runtimeNames'

/** A merchant after its manifest was merged and checked. */
export interface CheckedMerchant {
  readonly code: string
  /** Its file, and those of the presets that it extends. */
  readonly files: readonly string[]
  /** Where its own file is of an earlier version. */
  readonly former?: FormerVersion
  /** The merged manifest, with the overrides. Absent when a file of the chain cannot be parsed, or an earlier check is used. */
  readonly tree?: JsonTree
  /** Present when it matches the schema. */
  readonly manifest?: Manifest
  /** What its presets set in the platform's place. */
  readonly presetValues: readonly PresetValue[]
  readonly issues: readonly Issue[]
  /** Warnings and notes; absent where they were not asked for, or it does not match the schema. */
  readonly warnings?: readonly Issue[]
}

/** What the check needs besides the merchant's file. */
export interface CheckContext {
  /** The absolute path of merchants/. */
  readonly folder: string
  readonly presets: ReadonlyMap<string, ParsedFile>
  readonly schemaValidator: SchemaValidator
  readonly overrides?: object | undefined
  readonly capabilities?: Capabilities | undefined
  /** What warnings need besides: without it, there are none. */
  readonly names?: RuntimeNames | undefined
  readonly release?: boolean | undefined
  /** Only what others need to know of it: whether it matches the schema. */
  readonly isNeighbour?: boolean
}

/** Merges a merchant's manifest over its presets, and finds every issue in the result. */
export async function checkMerchant(
  { code, file }: MerchantFile,
  context: CheckContext,
): Promise<CheckedMerchant> {
  const { folder, presets, schemaValidator, overrides, capabilities, names } = context
  const merged = mergePresets(file, presets)
  const fileIssues = [...file.issues, ...merged.issues, ...invalidCodeIssues(code, file)].map((issue) =>
    withMerchants(issue, [code]),
  )
  const files = merged.chain.map((link) => link.file)
  const unread = {
    code,
    files,
    ...(file.former && { former: file.former }),
    presetValues: [],
    issues: fileIssues,
  }
  if (!merged.tree) return unread
  const tree = overrides
    ? mergeTrees(merged.tree, valueToJsonTree(overrides, overridesName), [])
    : merged.tree
  const value = toPlainValue(tree)
  const presetFiles = files.slice(1)
  const inherited = readInherited(merged, presets, schemaValidator)
  if (!inherited) return { ...unread, tree }
  const allSchemaFindings = schemaValidator.checkManifest(value)
  if (context.isNeighbour)
    return { ...unread, tree, ...(allSchemaFindings.length === 0 && { manifest: value as Manifest }) }
  const extendsNothing = allSchemaFindings.some(({ path }) => path[0] === 'extends')
  // What is missing because a preset has it wrong, or none is read, is no mistake of its own.
  const schemaFindings = allSchemaFindings.filter(
    ({ path, missing }) =>
      missing === undefined || !(extendsNothing || inherited.invalidKeys.has(String(path[0] ?? missing))),
  )
  const pictures = await readPictures(join(folder, code), tree)
  const rasters = await readRasters(join(folder, code), tree)
  const lintContext = {
    folder: `merchants/${code}`,
    capabilities,
    picture: (path: string) => pictures.get(path),
    raster: (path: string) => rasters.get(path),
    isOwn: (path: Path) => rangeAt(tree, path).source.file === file.file,
    development: overrides !== undefined && context.release !== true && !isSet(merged.tree, 'development'),
  }
  // Lints only read keys that match the schema, so they can treat the value as a manifest.
  const invalid = new Set([...invalidKeys(allSchemaFindings), ...inherited.invalidKeys])
  const lintFindings =
    tree.kind === 'object' && !extendsNothing ? lint(value as Manifest, lintContext, invalid) : []
  const presetFindings = new Set(
    inherited.value && lintFindings.length > 0
      ? lint(completedByMerchant(inherited.value, value as Manifest), lintContext, invalid).map(identity)
      : [],
  )
  const isOfMerchant = (finding: Finding): boolean =>
    finding.ofMerchant === true ||
    isMissingOfMerchant(finding) ||
    (lintFindings.includes(finding) && !presetFindings.has(identity(finding)))
  const locate = (finding: Finding): Issue => {
    const range = rangeAt(tree, finding.path, finding.on)
    const isInherited = presetFiles.includes(range.source.file)
    return file.tree && isInherited && !finding.at && isOfMerchant(finding)
      ? locateInOwnFile(finding, { ...file, tree: file.tree }, range, [code])
      : locateFinding(finding, tree, [code])
  }
  const checked = {
    ...unread,
    tree,
    presetValues: presetValues(tree, file.file),
    issues: [...fileIssues, ...[...schemaFindings, ...lintFindings].map(locate)],
  }
  if (allSchemaFindings.length > 0) return checked
  const valid = { ...checked, manifest: value as Manifest }
  return capabilities && names !== undefined
    ? { ...valid, warnings: findWarnings({ ...valid, file }, { capabilities, names }) }
    : valid
}

const identity = ({ path, code, message }: Finding): string => JSON.stringify([path, code, message])

const isMissingOfMerchant = ({ path, missing }: Finding): boolean =>
  missing !== undefined && isLeftToMerchants(path)

const overridesName = 'the development overrides'

const isSet = (tree: JsonTree, key: string): boolean => tree.kind === 'object' && tree.members.has(key)

/** The same issue, with the merchants that it affects. */
export const withMerchants = (issue: Issue, merchants: readonly string[]): Issue => ({ ...issue, merchants })

/** The folder's name is the merchant code, which every request contains (I1.03, D135). */
function invalidCodeIssues(code: string, file: ParsedFile): Issue[] {
  const at = { source: file, offset: 0, length: 1 }
  if (outputFolders.includes(code))
    return [
      issueAt(at, {
        code: 'merchant-code',
        message: `The merchant code "${code}" is taken: a command writes dist/${code}.`,
        hint: 'Rename the folder.',
      }),
    ]
  if (isMerchantCode(code)) return []
  const found = foreignCharacter(code)
  const details = {
    code: 'merchant-code',
    message: `The folder's name "${code}" is not a merchant code${found ? `: it contains ${found.description}` : ''}.`,
    expected: codeForm,
    hint: 'Rename the folder.',
  }
  return [issueAt(at, details)]
}
