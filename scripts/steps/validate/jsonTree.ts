import { type Node, parseTree } from 'jsonc-parser'

/** A source file. */
export interface SourceText {
  /** Relative to the project root, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** Where a value is in a JSON file: keys and positions. */
export type Path = readonly (string | number)[]

/** A range in a source file, in characters. */
export interface SourceRange {
  readonly source: SourceText
  readonly offset: number
  readonly length: number
}

/**
 * A JSON value with its position, so that it can be merged with values of other files and still be reported at the
 * right line.
 */
export type JsonTree = ObjectTree | ListTree | ScalarTree

export interface ObjectTree {
  readonly kind: 'object'
  readonly range: SourceRange
  readonly members: ReadonlyMap<string, Member>
}

export interface ListTree {
  readonly kind: 'list'
  readonly range: SourceRange
  readonly items: readonly JsonTree[]
}

export interface ScalarTree {
  readonly kind: 'scalar'
  readonly range: SourceRange
  readonly value: string | number | boolean | null
}

export interface Member {
  /** The position of the key. */
  readonly keyRange: SourceRange
  readonly tree: JsonTree
}

/** Converts a parsed node. The last of duplicate keys wins, as in `JSON.parse`. */
export function toJsonTree(node: Node, source: SourceText): JsonTree {
  const range = rangeOf(node, source)
  if (node.type === 'array') {
    return { kind: 'list', range, items: (node.children ?? []).map((child) => toJsonTree(child, source)) }
  }
  if (node.type !== 'object') return { kind: 'scalar', range, value: node.value ?? null }
  const members = new Map<string, Member>()
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? []
    if (key && value)
      members.set(String(key.value), { keyRange: rangeOf(key, source), tree: toJsonTree(value, source) })
  }
  return { kind: 'object', range, members }
}

/** Converts a value that is in no file; the positions refer to its JSON. */
export function valueToJsonTree(value: object, file: string): JsonTree {
  const source = { file, text: JSON.stringify(value, null, 2) }
  const root = parseTree(source.text)
  if (!root) throw new TypeError(`${file} is not JSON`)
  return toJsonTree(root, source)
}

export function rangeOf(node: Node, source: SourceText): SourceRange {
  return { source, offset: node.offset, length: node.length }
}

/** Converts a tree to a plain value. */
export function toPlainValue(tree: JsonTree): unknown {
  if (tree.kind === 'scalar') return tree.value
  if (tree.kind === 'list') return tree.items.map(toPlainValue)
  return Object.fromEntries([...tree.members].map(([key, member]) => [key, toPlainValue(member.tree)]))
}

/**
 * The position of the value at `path`, or of its key. For a path that does not exist it is that of the innermost
 * existing value: a missing key is reported at the object that lacks it.
 */
export function rangeAt(tree: JsonTree, path: Path, on: 'key' | 'value' = 'value'): SourceRange {
  let range = tree.range
  let current: JsonTree = tree
  for (const [index, segment] of path.entries()) {
    const member: Member | undefined = memberAt(current, segment)
    if (!member) break
    range = on === 'key' && index === path.length - 1 ? member.keyRange : member.tree.range
    current = member.tree
  }
  return current.kind === 'scalar' || range !== current.range ? range : openingBracket(range)
}

/** The member or item of a tree. */
export function memberAt(tree: JsonTree, segment: string | number): Member | undefined {
  if (tree.kind === 'object') return tree.members.get(String(segment))
  const item = tree.kind === 'list' ? tree.items[Number(segment)] : undefined
  return item && { keyRange: item.range, tree: item }
}

/** Only the opening bracket: underlining a whole object would not help. */
function openingBracket(range: SourceRange): SourceRange {
  return { ...range, length: 1 }
}
