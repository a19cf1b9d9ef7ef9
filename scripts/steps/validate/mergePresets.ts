import { closestName } from './closestName'
import { type Issue, issueAt } from './issue'
import type { JsonTree, ListTree, Member, ObjectTree } from './jsonTree'
import type { ParsedFile } from './parseSource'

/** A manifest or preset, merged with everything that it extends. */
export interface MergedManifest {
  /** Absent when a file of the chain cannot be parsed. */
  readonly tree?: JsonTree
  /** The file itself, then the preset that it extends, and so on. */
  readonly chain: readonly ParsedFile[]
  readonly issues: readonly Issue[]
}

/**
 * Merges a file over the presets that it extends: objects merge, lists whose items have an `id` merge by id (new items
 * are appended), other lists and scalars replace, and null removes. An object over a list whose items have an `id` is one
 * with the items by id: null removes an item.
 */
export function mergePresets(file: ParsedFile, presets: ReadonlyMap<string, ParsedFile>): MergedManifest {
  const { chain, issues } = presetChain(file, presets)
  const trees = chain.map((link) => link.tree)
  if (issues.length > 0 || !trees.every((tree) => tree !== undefined)) return { chain, issues }
  const mergeIssues: Issue[] = []
  const tree = trees.reduceRight<JsonTree | undefined>(
    (base, override) => mergeTrees(base, override, mergeIssues),
    undefined,
  )
  return tree ? { tree, chain, issues: mergeIssues } : { chain, issues: mergeIssues }
}

function presetChain(file: ParsedFile, presets: ReadonlyMap<string, ParsedFile>) {
  const chain = [file]
  for (let link: ParsedFile | undefined = file; link; ) {
    const parent: Parent = findParent(link, presets)
    if ('issue' in parent) return { chain, issues: [parent.issue] }
    if (parent.file && chain.includes(parent.file))
      return { chain, issues: [cycleIssue(chain.slice(chain.indexOf(parent.file)))] }
    if (parent.file) chain.push(parent.file)
    link = parent.file
  }
  return { chain, issues: [] }
}

type Parent = { readonly file?: ParsedFile } | { readonly issue: Issue }

function findParent(file: ParsedFile, presets: ReadonlyMap<string, ParsedFile>): Parent {
  const presetName = extendsOf(file)
  if (presetName?.kind !== 'scalar' || typeof presetName.value !== 'string') return {}
  const preset = presets.get(presetName.value)
  if (preset) return { file: preset }
  const suggestion = closestName(presetName.value, presets.keys())
  return {
    issue: issueAt(presetName.range, {
      code: 'unknown-preset',
      message: `There is no preset "${presetName.value}".`,
      expected: `one of ${[...presets.keys()].sort().join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: 'Name a file of merchants/_presets without its ".json".',
    }),
  }
}

function extendsOf(file: ParsedFile): JsonTree | undefined {
  return file.tree?.kind === 'object' ? file.tree.members.get('extends')?.tree : undefined
}

/** A circle is reported once, whichever of its presets a file extends: from its first preset by name. */
function cycleIssue(circle: readonly ParsedFile[]): Issue {
  const names = circle.map((link) => link.file.split('/').at(-1)?.replace('.json', '') ?? '')
  const first = names.indexOf([...names].sort()[0] ?? '')
  const fromFirst = <T>(items: readonly T[]): T[] => [...items.slice(first), ...items.slice(0, first)]
  const last = fromFirst(circle).at(-1) as ParsedFile
  const range = extendsOf(last)?.range ?? { source: last, offset: 0, length: 1 }
  return issueAt(range, {
    code: 'cyclic-extends',
    message: `Presets extend each other in a circle: ${fromFirst(names).join(', then ')}, and back to the first.`,
    hint: 'Remove one "extends" from the circle.',
  })
}

/** Merges `override` over `base`; a null that removes nothing is added to `issues`. */
export function mergeTrees(base: JsonTree | undefined, override: JsonTree, issues: Issue[]): JsonTree {
  if (override.kind === 'object' && base?.kind === 'list' && isById(base))
    return mergeItems(base, override, issues)
  if (override.kind === 'object')
    return mergeObjects(base?.kind === 'object' ? base : undefined, override, issues)
  if (override.kind === 'list') return mergeLists(base?.kind === 'list' ? base : undefined, override, issues)
  return override
}

const isById = ({ items }: ListTree): boolean => items.length > 0 && items.every((item) => idOf(item))

/** The items of the list, changed and removed as the object says by their ids. */
function mergeItems(base: ListTree, { range, members }: ObjectTree, issues: Issue[]): ListTree {
  const byId = new Map(base.items.map((item) => [idOf(item) ?? '', { keyRange: item.range, tree: item }]))
  const merged = mergeObjects(
    { ...base, kind: 'object', members: byId },
    { kind: 'object', range, members },
    issues,
  )
  const items = [...merged.members].map(([id, { keyRange, tree }]): JsonTree => {
    if (tree.kind !== 'object' || tree.members.has('id')) return tree
    const idMember: Member = { keyRange, tree: { kind: 'scalar', range: keyRange, value: id } }
    return { ...tree, members: new Map([['id', idMember], ...tree.members]) }
  })
  return { kind: 'list', range, items }
}

function mergeObjects(base: ObjectTree | undefined, override: ObjectTree, issues: Issue[]): ObjectTree {
  const members = new Map<string, Member>(base?.members)
  for (const [name, { keyRange, tree }] of override.members) {
    if (tree.kind !== 'scalar' || tree.value !== null) {
      members.set(name, { keyRange, tree: mergeTrees(members.get(name)?.tree, tree, issues) })
    } else if (!members.delete(name)) {
      issues.push(uselessNullIssue(name, keyRange, base))
    }
  }
  return { kind: 'object', range: override.range, members }
}

function uselessNullIssue(name: string, key: Member['keyRange'], base: ObjectTree | undefined): Issue {
  const suggestion = closestName(name, base?.members.keys() ?? [])
  return issueAt(key, {
    code: 'clears-nothing',
    message: `null clears "${name}", but no preset sets it.`,
    ...(suggestion && { suggestion }),
    hint: 'Remove the line, or name a key that a preset sets.',
  })
}

function mergeLists(base: ListTree | undefined, override: ListTree, issues: Issue[]): ListTree {
  const byId = new Map((base?.items ?? []).map((item) => [idOf(item), item]))
  const canMergeById =
    override.items.length > 0 && !byId.has(undefined) && override.items.every((item) => idOf(item))
  if (!canMergeById)
    return { ...override, items: override.items.map((item) => mergeTrees(undefined, item, issues)) }
  for (const item of override.items) byId.set(idOf(item), mergeTrees(byId.get(idOf(item)), item, issues))
  return { kind: 'list', range: override.range, items: [...byId.values()] }
}

function idOf(tree: JsonTree): string | undefined {
  const id = tree.kind === 'object' ? tree.members.get('id')?.tree : undefined
  return id?.kind === 'scalar' && typeof id.value === 'string' ? id.value : undefined
}
