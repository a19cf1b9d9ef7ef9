import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { SchemaValidator } from '../schema/schemaValidator'
import type { Capabilities } from './capabilities'
import { type Finding, type Issue, issueAt, type Path } from './issue'
import { type JsonTree, rangeAt, toPlainValue, valueToJsonTree } from './jsonTree'
import { lint } from './lint'
import { type MerchantFile, readPictures } from './merchantFiles'
import { type MergedManifest, mergePresets, mergeTrees } from './mergePresets'
import type { ParsedFile } from './parseSource'

/** A merchant after its manifest was merged and checked. */
export interface CheckedMerchant {
  readonly code: string
  readonly merged: MergedManifest
  /** The merged manifest, with the overrides. Absent when a file of the chain cannot be parsed. */
  readonly tree?: JsonTree
  /** Present when it matches the schema. */
  readonly manifest?: Manifest
  readonly issues: readonly Issue[]
}

/** What the check needs besides the merchant's file. */
export interface CheckContext {
  /** The absolute path of merchants/. */
  readonly folder: string
  readonly presets: ReadonlyMap<string, ParsedFile>
  readonly schemaValidator: SchemaValidator
  readonly overrides?: object | undefined
  readonly capabilities?: Capabilities | undefined
  readonly release?: boolean | undefined
}

/** Merges a merchant's manifest over its presets, and finds every issue in the result. */
export async function checkMerchant(
  { code, file }: MerchantFile,
  context: CheckContext,
): Promise<CheckedMerchant> {
  const { folder, presets, schemaValidator, overrides, capabilities } = context
  const merged = mergePresets(file, presets)
  const fileIssues = [...file.issues, ...merged.issues, ...invalidCodeIssues(code, file)].map((issue) =>
    withMerchants(issue, [code]),
  )
  if (!merged.tree) return { code, merged, issues: fileIssues }
  const tree = overrides
    ? mergeTrees(merged.tree, valueToJsonTree(overrides, overridesName), [])
    : merged.tree
  const value = toPlainValue(tree)
  const schemaFindings = schemaValidator.checkManifest(value)
  const pictures = await readPictures(join(folder, code), tree)
  const lintContext = {
    capabilities,
    picture: (path: string) => pictures.get(path),
    isOwn: (path: Path) => rangeAt(tree, path).source.file === file.file,
    development: overrides !== undefined && context.release !== true && !isSet(merged.tree, 'development'),
  }
  // Lints only read keys that match the schema, so they can treat the value as a manifest.
  const lintFindings =
    tree.kind === 'object' ? lint(value as Manifest, lintContext, invalidKeys(schemaFindings)) : []
  const findings = [...schemaFindings, ...lintFindings]
  const issues = [...fileIssues, ...findings.map((finding) => locateFinding(finding, tree, [code]))]
  return { code, merged, tree, issues, ...(schemaFindings.length === 0 && { manifest: value as Manifest }) }
}

const overridesName = 'the development overrides'

const isSet = (tree: JsonTree, key: string): boolean => tree.kind === 'object' && tree.members.has(key)

/** The top-level keys that have schema errors, are missing, or are misspelled. */
function invalidKeys(findings: readonly Finding[]): Set<string> {
  return new Set(
    findings.flatMap(({ path, missing, suggestion }) => [
      String(path[0] ?? missing ?? ''),
      ...(path.length === 1 && suggestion ? [suggestion] : []),
    ]),
  )
}

/** Adds the position in the source to a finding. */
export function locateFinding(
  { path, on, ...rest }: Finding,
  tree: JsonTree,
  merchants: readonly string[],
): Issue {
  const { missing: _, ...details } = rest
  return issueAt(rangeAt(tree, path, on), details, merchants)
}

/** The same issue, with the merchants that it affects. */
export const withMerchants = (issue: Issue, merchants: readonly string[]): Issue => ({ ...issue, merchants })

/** The folder's name is the merchant code, which every request contains (I1.03, D17). */
function invalidCodeIssues(code: string, file: ParsedFile): Issue[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) return []
  const details = {
    code: 'merchant-code',
    message: `The folder's name "${code}" is not a merchant code.`,
    expected: 'a to z, 0 to 9 and dashes between them',
    hint: 'Rename the folder.',
  }
  return [issueAt({ source: file, offset: 0, length: 1 }, details)]
}
