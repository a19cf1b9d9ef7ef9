import { type JsonTree, type ListTree, toPlainValue } from '../../validate/jsonTree'
import { isLeftToPlatform } from '../../validate/leftToPlatform'

/** The keys that lead to a value. An item of a list is named by its `id`, or counted from 0 where it has none. */
export type KeyPath = readonly string[]

const idOf = (item: JsonTree): string | undefined => {
  const id = item.kind === 'object' ? item.members.get('id')?.tree : undefined
  return id?.kind === 'scalar' && typeof id.value === 'string' ? id.value : undefined
}

/** Lists whose items have ids are merged by them; any other list replaces the one before. */
export const isById = ({ items }: ListTree): boolean =>
  items.length > 0 && items.every((item) => idOf(item) !== undefined)

/** The parts of an object or a list, by key. */
export function partsOf(tree: JsonTree): readonly (readonly [string, JsonTree])[] {
  if (tree.kind === 'object') return [...tree.members].map(([key, member]) => [key, member.tree] as const)
  if (tree.kind === 'scalar') return []
  return tree.items.map((item, index) => [(isById(tree) && idOf(item)) || String(index), item] as const)
}

export function partOf(tree: JsonTree | undefined, key: string): JsonTree | undefined {
  if (tree?.kind === 'object') return tree.members.get(key)?.tree
  return tree && partsOf(tree).find(([name]) => name === key)?.[1]
}

export const nodeAt = (tree: JsonTree | undefined, path: KeyPath): JsonTree | undefined =>
  path.reduce(partOf, tree)

/** A value that is set at once: no object with keys of its own, and no list of objects. */
export function isLeaf(tree: JsonTree): boolean {
  const parts = partsOf(tree)
  if (isLeftToPlatform(toPlainValue(tree))) return true
  return tree.kind === 'list' ? parts.every(([, { kind }]) => kind === 'scalar') : parts.length === 0
}

/** `routes./m/home.page` */
export const spell = (path: KeyPath): string => path.join('.')
