import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../runtime/contract/manifest.gen'
import { type Grammar, readGrammar } from './grammar'
import { type Finding, type Issue, issueAt, uniteIssues } from './issue'
import type { Knowledge } from './knowledge'
import { lint, sharedDomains } from './lint'
import { nearest } from './nearest'
import { type ReadFile, readSource } from './read'
import { merge, type Resolved, resolve } from './resolve'
import { placeAt, plainOf, type Tree, treeOfValue } from './tree'

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

const grammarFolder = join(import.meta.dirname, '../../schemas')

/**
 * Reads, merges and checks every manifest below `root`/merchants. Mistakes never throw: they are issues.
 * All merchants are read whatever was asked for, because a domain may be claimed by another.
 */
export async function loadMerchants(root: string, options: LoadOptions = {}): Promise<Loaded> {
  const folder = join(root, 'merchants')
  const [grammar, presets, all] = await Promise.all([
    readGrammar(grammarFolder),
    readPresets(folder),
    readAll(folder),
  ])
  const drafts = await Promise.all(all.map((file) => draft(file, folder, presets, grammar, options)))
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

/** A manifest on its way. */
interface Draft {
  readonly code: string
  readonly resolved: Resolved
  /** With the overlay. Absent when a file of the chain cannot be understood. */
  readonly tree?: Tree
  /** Present when it follows the grammar. */
  readonly manifest?: Manifest
  readonly issues: readonly Issue[]
}

async function readPresets(folder: string): Promise<Map<string, ReadFile>> {
  const names = await readdir(join(folder, '_presets')).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const read = await Promise.all(files.map((name) => readFrom(folder, `_presets/${name}`)))
  return new Map(files.map((name, index) => [name.replace('.json', ''), read[index] as ReadFile]))
}

async function readAll(folder: string): Promise<{ code: string; file: ReadFile }[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const codes = entries.filter(isMerchant).map(({ name }) => name)
  return Promise.all(
    codes.sort().map(async (code) => ({ code, file: await readFrom(folder, `${code}/merchant.json`) })),
  )
}

/** Folders that begin with an underscore or a dot are not merchants. */
const isMerchant = (entry: Dirent): boolean => entry.isDirectory() && !/^[._]/.test(entry.name)

async function readFrom(folder: string, name: string): Promise<ReadFile> {
  const file = `merchants/${name}`
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
  if (text !== undefined) return readSource({ file, text: text.replace(/^\uFEFF/, '') })
  const missing = issueAt(
    { document: { file, text: '' }, offset: 0, length: 1 },
    {
      code: 'file-missing',
      message: 'The folder has no merchant.json.',
      hint: 'Add the file, or take the folder away.',
    },
  )
  return { file, text: '', issues: [missing] }
}

async function draft(
  { code, file }: { code: string; file: ReadFile },
  folder: string,
  presets: ReadonlyMap<string, ReadFile>,
  grammar: Grammar,
  options: LoadOptions,
): Promise<Draft> {
  const resolved = resolve(file, presets)
  const early = [...file.issues, ...resolved.issues, ...badCode(code, file)].map((issue) =>
    affecting(issue, [code]),
  )
  if (!resolved.tree) return { code, resolved, issues: early }
  const tree = options.overlay
    ? merge(resolved.tree, treeOfValue(options.overlay, overlayName), [])
    : resolved.tree
  const value = plainOf(tree)
  const mistakes = grammar.checkManifest(value)
  const pictures = await readPictures(join(folder, code), value)
  const around = {
    knowledge: options.knowledge,
    picture: (path: string) => pictures.get(path),
    development:
      options.overlay !== undefined && options.release !== true && !isSet(resolved.tree, 'development'),
  }
  // Rules only look at keys that follow the grammar, so to them the value is a manifest.
  const findings = [...mistakes, ...lint(value as Manifest, around, brokenKeys(mistakes))]
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

function locate({ path, on, ...complaint }: Finding, tree: Tree, merchants: readonly string[]): Issue {
  const { missing: _, ...said } = complaint
  return issueAt(placeAt(tree, path, on), said, merchants)
}

const affecting = (issue: Issue, merchants: readonly string[]): Issue => ({ ...issue, merchants })

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

async function readPictures(folder: string, value: unknown): Promise<Map<string, string>> {
  const brand = Object.values((value as { brand?: object }).brand ?? {})
  const paths = brand.filter(
    (path): path is string => typeof path === 'string' && /^brand\/[\w-]+\.svg$/.test(path),
  )
  const texts = await Promise.all(
    paths.map((path) => readFile(join(folder, path), 'utf8').catch(() => undefined)),
  )
  return new Map(paths.flatMap((path, index) => (texts[index] === undefined ? [] : [[path, texts[index]]])))
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
