import { type Issue, issueAt } from './issue'
import { nearest } from './nearest'
import type { ReadFile } from './read'
import type { ListTree, Member, ObjectTree, Tree } from './tree'

/** A manifest or a preset with everything that it extends. */
export interface Resolved {
  /** Absent when a file of the chain cannot be understood. */
  readonly tree?: Tree
  /** The files of the chain: the file itself, then what it extends, and so on. */
  readonly chain: readonly ReadFile[]
  readonly issues: readonly Issue[]
}

/**
 * Merges a file over the presets that it extends: objects merge, lists of things with an `id` merge by id
 * (new ones append), other lists and scalars replace, and null clears.
 */
export function resolve(file: ReadFile, presets: ReadonlyMap<string, ReadFile>): Resolved {
  const { chain, issues } = chainOf(file, presets)
  const trees = chain.map((link) => link.tree)
  if (issues.length > 0 || !trees.every((tree) => tree !== undefined)) return { chain, issues }
  const cleared: Issue[] = []
  const tree = trees.reduceRight<Tree | undefined>((base, over) => merge(base, over, cleared), undefined)
  return tree ? { tree, chain, issues: cleared } : { chain, issues: cleared }
}

function chainOf(file: ReadFile, presets: ReadonlyMap<string, ReadFile>) {
  const chain = [file]
  for (let link: ReadFile | undefined = file; link; ) {
    const parent: Parent = parentOf(link, presets)
    if ('issue' in parent) return { chain, issues: [parent.issue] }
    if (parent.file && chain.includes(parent.file)) return { chain, issues: [cycle(chain, link)] }
    if (parent.file) chain.push(parent.file)
    link = parent.file
  }
  return { chain, issues: [] }
}

type Parent = { readonly file?: ReadFile } | { readonly issue: Issue }

function parentOf(file: ReadFile, presets: ReadonlyMap<string, ReadFile>): Parent {
  const named = extendsOf(file)
  if (named?.kind !== 'scalar' || typeof named.value !== 'string') return {}
  const preset = presets.get(named.value)
  if (preset) return { file: preset }
  const suggestion = nearest(named.value, presets.keys())
  return {
    issue: issueAt(named.at, {
      code: 'unknown-preset',
      message: `There is no preset "${named.value}".`,
      expected: `one of ${[...presets.keys()].sort().join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: 'Name a file of merchants/_presets without its ".json".',
    }),
  }
}

function extendsOf(file: ReadFile): Tree | undefined {
  return file.tree?.kind === 'object' ? file.tree.members.get('extends')?.tree : undefined
}

function cycle(chain: readonly ReadFile[], last: ReadFile): Issue {
  const place = extendsOf(last)?.at ?? { document: last, offset: 0, length: 1 }
  const names = chain.map((link) => link.file.split('/').at(-1)?.replace('.json', '') ?? '')
  return issueAt(place, {
    code: 'cyclic-extends',
    message: `Presets extend each other in a circle: ${names.slice(chain.indexOf(last) === 0 ? 0 : 1).join(', then ')}, and around again.`,
    hint: 'Take out one "extends" of the circle.',
  })
}

/** Merges `over` over `base`; what is cleared without being there is put into `cleared`. */
export function merge(base: Tree | undefined, over: Tree, cleared: Issue[]): Tree {
  if (over.kind === 'object') return mergeObjects(base?.kind === 'object' ? base : undefined, over, cleared)
  if (over.kind === 'list') return mergeLists(base?.kind === 'list' ? base : undefined, over, cleared)
  return over
}

function mergeObjects(base: ObjectTree | undefined, over: ObjectTree, cleared: Issue[]): ObjectTree {
  const members = new Map<string, Member>(base?.members)
  for (const [name, { key, tree }] of over.members) {
    if (tree.kind !== 'scalar' || tree.value !== null) {
      members.set(name, { key, tree: merge(members.get(name)?.tree, tree, cleared) })
    } else if (!members.delete(name)) {
      cleared.push(clearsNothing(name, key, base))
    }
  }
  return { kind: 'object', at: over.at, members }
}

function clearsNothing(name: string, key: Member['key'], base: ObjectTree | undefined): Issue {
  const suggestion = nearest(name, base?.members.keys() ?? [])
  return issueAt(key, {
    code: 'clears-nothing',
    message: `null clears "${name}", but no preset gives it.`,
    ...(suggestion && { suggestion }),
    hint: 'Take the line out, or name what a preset gives.',
  })
}

function mergeLists(base: ListTree | undefined, over: ListTree, cleared: Issue[]): ListTree {
  const byId = new Map((base?.items ?? []).map((item) => [idOf(item), item]))
  const mergeable = over.items.length > 0 && !byId.has(undefined) && over.items.every((item) => idOf(item))
  if (!mergeable) return { ...over, items: over.items.map((item) => merge(undefined, item, cleared)) }
  for (const item of over.items) byId.set(idOf(item), merge(byId.get(idOf(item)), item, cleared))
  return { kind: 'list', at: over.at, items: [...byId.values()] }
}

function idOf(tree: Tree): string | undefined {
  const id = tree.kind === 'object' ? tree.members.get('id')?.tree : undefined
  return id?.kind === 'scalar' && typeof id.value === 'string' ? id.value : undefined
}
