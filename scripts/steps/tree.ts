import { type Node, parseTree } from 'jsonc-parser'
import type { Path } from './issue'

/** A text that values come from. */
export interface Source {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** A stretch of a source, in characters. */
export interface Place {
  readonly document: Source
  readonly offset: number
  readonly length: number
}

/**
 * A JSON value that remembers where it was written, so that it can be merged with values of other files
 * and still be complained about at the right line.
 */
export type Tree = ObjectTree | ListTree | ScalarTree

export interface ObjectTree {
  readonly kind: 'object'
  readonly at: Place
  readonly members: ReadonlyMap<string, Member>
}

export interface ListTree {
  readonly kind: 'list'
  readonly at: Place
  readonly items: readonly Tree[]
}

export interface ScalarTree {
  readonly kind: 'scalar'
  readonly at: Place
  readonly value: string | number | boolean | null
}

export interface Member {
  /** Where the key is written. */
  readonly key: Place
  readonly tree: Tree
}

/** The tree of a parsed node. Of a key that is written twice the last one counts, as in `JSON.parse`. */
export function treeOf(node: Node, document: Source): Tree {
  const at = placeOf(node, document)
  if (node.type === 'array') {
    return { kind: 'list', at, items: (node.children ?? []).map((child) => treeOf(child, document)) }
  }
  if (node.type !== 'object') return { kind: 'scalar', at, value: node.value ?? null }
  const members = new Map<string, Member>()
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? []
    if (key && value)
      members.set(String(key.value), { key: placeOf(key, document), tree: treeOf(value, document) })
  }
  return { kind: 'object', at, members }
}

/** The tree of a value that no file holds; its places point into its JSON. */
export function treeOfValue(value: object, file: string): Tree {
  const document = { file, text: JSON.stringify(value, null, 2) }
  const root = parseTree(document.text)
  if (!root) throw new TypeError(`${file} is not JSON`)
  return treeOf(root, document)
}

export function placeOf(node: Node, document: Source): Place {
  return { document, offset: node.offset, length: node.length }
}

/** The plain value of a tree. */
export function plainOf(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value
  if (tree.kind === 'list') return tree.items.map(plainOf)
  return Object.fromEntries([...tree.members].map(([key, member]) => [key, plainOf(member.tree)]))
}

/**
 * Where the value at `path` is written, or its key. A path that leads nowhere gives the innermost value
 * on the way that exists: what is missing is complained about at the object that lacks it.
 */
export function placeAt(tree: Tree, path: Path, on: 'key' | 'value' = 'value'): Place {
  let place = tree.at
  let current: Tree = tree
  for (const [index, step] of path.entries()) {
    const member: Member | undefined = stepInto(current, step)
    if (!member) break
    place = on === 'key' && index === path.length - 1 ? member.key : member.tree.at
    current = member.tree
  }
  return current.kind === 'scalar' || place !== current.at ? place : opening(place)
}

function stepInto(tree: Tree, step: string | number): Member | undefined {
  if (tree.kind === 'object') return tree.members.get(String(step))
  const item = tree.kind === 'list' ? tree.items[Number(step)] : undefined
  return item && { key: item.at, tree: item }
}

/** Only the bracket: underlining a whole object says nothing. */
function opening(place: Place): Place {
  return { ...place, length: 1 }
}
