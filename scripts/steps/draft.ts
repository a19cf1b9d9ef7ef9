import { join } from 'node:path'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { Grammar } from './grammar'
import { type Finding, type Issue, issueAt, type Path } from './issue'
import type { Knowledge } from './knowledge'
import { lint } from './lint'
import { type MerchantFile, readPictures } from './merchant-files'
import type { ReadFile } from './read'
import { merge, type Resolved, resolve } from './resolve'
import { placeAt, plainOf, type Tree, treeOfValue } from './tree'

/** A manifest on its way. */
export interface Draft {
  readonly code: string
  readonly resolved: Resolved
  /** With the overlay. Absent when a file of the chain cannot be understood. */
  readonly tree?: Tree
  /** Present when it follows the grammar. */
  readonly manifest?: Manifest
  readonly issues: readonly Issue[]
}

/** What drafting needs besides the file. */
export interface Desk {
  /** The absolute path of merchants/. */
  readonly folder: string
  readonly presets: ReadonlyMap<string, ReadFile>
  readonly grammar: Grammar
  readonly overlay?: object | undefined
  readonly knowledge?: Knowledge | undefined
  readonly release?: boolean | undefined
}

/** Merges a merchant's file over its presets, and finds everything that is wrong with the result. */
export async function draftMerchant({ code, file }: MerchantFile, desk: Desk): Promise<Draft> {
  const { folder, presets, grammar, overlay, knowledge } = desk
  const resolved = resolve(file, presets)
  const early = [...file.issues, ...resolved.issues, ...badCode(code, file)].map((issue) =>
    affecting(issue, [code]),
  )
  if (!resolved.tree) return { code, resolved, issues: early }
  const tree = overlay ? merge(resolved.tree, treeOfValue(overlay, overlayName), []) : resolved.tree
  const value = plainOf(tree)
  const mistakes = grammar.checkManifest(value)
  const pictures = await readPictures(join(folder, code), tree)
  const around = {
    knowledge,
    picture: (path: string) => pictures.get(path),
    isOwn: (path: Path) => placeAt(tree, path).document.file === file.file,
    development: overlay !== undefined && desk.release !== true && !isSet(resolved.tree, 'development'),
  }
  // Rules only look at keys that follow the grammar, so to them the value is a manifest.
  const rest = tree.kind === 'object' ? lint(value as Manifest, around, brokenKeys(mistakes)) : []
  const findings = [...mistakes, ...rest]
  const issues = [...early, ...findings.map((finding) => locate(finding, tree, [code]))]
  return { code, resolved, tree, issues, ...(mistakes.length === 0 && { manifest: value as Manifest }) }
}

const overlayName = 'the development overlay'

const isSet = (tree: Tree, key: string): boolean => tree.kind === 'object' && tree.members.has(key)

/** The keys of the manifest that mistakes of grammar stand in, or that are missing or misspelled. */
function brokenKeys(mistakes: readonly Finding[]): Set<string> {
  return new Set(
    mistakes.flatMap(({ path, missing, suggestion }) => [
      String(path[0] ?? missing ?? ''),
      ...(path.length === 1 && suggestion ? [suggestion] : []),
    ]),
  )
}

/** Gives a finding the position of what it is about. */
export function locate({ path, on, ...complaint }: Finding, tree: Tree, merchants: readonly string[]): Issue {
  const { missing: _, ...said } = complaint
  return issueAt(placeAt(tree, path, on), said, merchants)
}

/** The same issue, with the merchants that it affects. */
export const affecting = (issue: Issue, merchants: readonly string[]): Issue => ({ ...issue, merchants })

/** The folder's name is the merchant code, which every request carries (I1.03, D17). */
function badCode(code: string, file: ReadFile): Issue[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) return []
  const complaint = {
    code: 'merchant-code',
    message: `The folder's name "${code}" is not a merchant code.`,
    expected: 'a to z, 0 to 9 and dashes between them',
    hint: 'Rename the folder.',
  }
  return [issueAt({ document: file, offset: 0, length: 1 }, complaint)]
}
