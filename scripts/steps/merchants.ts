import { join } from 'node:path'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { affecting, type Draft, draftMerchant, locate } from './draft'
import { type Grammar, readGrammar } from './grammar'
import { type Issue, issueAt, uniteIssues } from './issue'
import type { Knowledge } from './knowledge'
import { sharedDomains } from './lint'
import { readMerchants, readPresets } from './merchant-files'
import { nearest } from './nearest'
import type { ReadFile } from './read'
import { resolve } from './resolve'
import { plainOf } from './tree'

/** A merchant whose manifest, with everything that it extends, follows the grammar. */
export interface ResolvedMerchant {
  /** The merchant code, which is the folder's name. */
  readonly code: string
  /** The absolute path of the merchant's folder; pictures of the brand are relative to it. */
  readonly folder: string
  readonly manifest: Manifest
  /** What is still wrong with it; build only what has none. */
  readonly issues: readonly Issue[]
}

export interface LoadOptions {
  /** Only these merchants, and issues that affect them. All, when absent or empty. */
  readonly codes?: readonly string[]
  /** A manifest that is merged last over each merchant, e.g. `{ development: { hosts: … } }`. */
  readonly overlay?: object
  /** What the runtime offers (`gatherKnowledge`). Absent, rules that need it are not tried. */
  readonly knowledge?: Knowledge
  /** Refuses `development` even when the overlay sets it. */
  readonly release?: boolean
}

export interface Loaded {
  /** Those that follow the grammar, sorted by code. */
  readonly merchants: readonly ResolvedMerchant[]
  /** Everything that is wrong in any manifest or preset; empty when all is well. */
  readonly issues: readonly Issue[]
  /** The codes of all merchants that were asked for, also of those that cannot be resolved. */
  readonly codes: readonly string[]
}

/** Compiled once a process, because that takes longer than all the rest. */
let compiled: Promise<Grammar> | undefined

function theGrammar(): Promise<Grammar> {
  compiled ??= readGrammar(join(import.meta.dirname, '../../schemas'))
  return compiled
}

/**
 * Reads, merges and checks every manifest below `root`/merchants. Mistakes never throw: they are issues.
 * All merchants are read whatever was asked for, because a domain may be claimed by another.
 */
export async function loadMerchants(root: string, options: LoadOptions = {}): Promise<Loaded> {
  const folder = join(root, 'merchants')
  const [grammar, presets, files] = await Promise.all([
    theGrammar(),
    readPresets(folder),
    readMerchants(folder),
  ])
  const desk = { ...options, folder, presets, grammar }
  const drafts = await Promise.all(files.map((file) => draftMerchant(file, desk)))
  const issues = uniteIssues([
    ...presetIssues(presets, drafts, grammar),
    ...drafts.flatMap((each) => each.issues),
    ...domainIssues(drafts),
  ])
  const codes = options.codes?.length ? options.codes : drafts.map(({ code }) => code)
  const wanted = (issue: Issue) =>
    !options.codes?.length || issue.merchants.some((code) => codes.includes(code))
  return {
    merchants: drafts.flatMap((each) => (codes.includes(each.code) ? merchantOf(each, folder, issues) : [])),
    issues: [...issues.filter(wanted), ...unknownMerchants(codes, drafts)],
    codes,
  }
}

/** Presets are checked by themselves too: nobody may use them yet, or a merchant may hide their mistake. */
function presetIssues(
  presets: ReadonlyMap<string, ReadFile>,
  drafts: readonly Draft[],
  grammar: Grammar,
): Issue[] {
  return [...presets.values()].flatMap((file) => {
    const { tree, chain, issues } = resolve(file, presets)
    const findings = tree
      ? grammar.checkPreset(plainOf(tree)).map((finding) => locate(finding, tree, []))
      : []
    return [...file.issues, ...issues, ...findings].map((issue) => {
      const source = chain.find((link) => link.file === issue.file) ?? file
      const users = drafts.filter(({ resolved }) => resolved.chain.some((link) => link.file === source.file))
      return affecting(
        issue,
        users.map(({ code }) => code),
      )
    })
  })
}

function domainIssues(drafts: readonly Draft[]): Issue[] {
  const trees = new Map(drafts.map(({ code, tree }) => [code, tree]))
  const neighbours = drafts.flatMap(({ code, manifest }) =>
    manifest ? [{ code, domains: manifest.domains }] : [],
  )
  return sharedDomains(neighbours).flatMap(({ merchants, ...finding }) => {
    const tree = trees.get(merchants[1])
    return tree ? [locate(finding, tree, merchants)] : []
  })
}

function merchantOf({ code, manifest }: Draft, folder: string, issues: readonly Issue[]): ResolvedMerchant[] {
  if (!manifest) return []
  const own = issues.filter(({ merchants }) => merchants.includes(code))
  return [{ code, folder: join(folder, code), manifest, issues: own }]
}

function unknownMerchants(codes: readonly string[], drafts: readonly Draft[]): Issue[] {
  const known = drafts.map(({ code }) => code)
  return codes
    .filter((code) => !known.includes(code))
    .map((code) => {
      const suggestion = nearest(code, known)
      const complaint = {
        code: 'unknown-merchant',
        message: `There is no merchant "${code}".`,
        expected: `one of ${known.join(', ')}`,
        ...(suggestion && { suggestion }),
        hint: 'Name a folder of merchants/.',
      }
      return issueAt({ document: { file: 'merchants', text: '' }, offset: 0, length: 1 }, complaint, [code])
    })
}
