import { lineOf } from '../../validate/issue'
import { type JsonTree, type SourceRange, toPlainValue } from '../../validate/jsonTree'
import type { Link } from './manifestFiles'
import { isById, type KeyPath, nodeAt } from './nodes'

/** A value, and the line that sets it. Files are relative to the project's root, lines count from 1. */
export interface Setting {
  readonly value: unknown
  readonly file: string
  readonly line: number
}

export const placeOf = (range: SourceRange) => ({ file: range.source.file, line: lineOf(range) })

const settingOf = (tree: JsonTree): Setting => ({ value: toPlainValue(tree), ...placeOf(tree.range) })

const isSameRange = (one: SourceRange, other: SourceRange): boolean =>
  one.source.file === other.source.file && one.offset === other.offset

/** Every value that the files of a chain give a key: the one that holds first, then what it replaces. A null takes a value away. */
export function historyOf(links: readonly Link[], path: KeyPath): readonly Setting[] {
  const found: JsonTree[] = []
  for (const [index, { own, merged }] of links.entries()) {
    if (isOfAnotherList(links, index, path)) break
    const node = nodeAt(merged, path) ?? nullFor(own, path)
    if (node && !found.some((one) => isSameRange(one.range, node.range))) found.push(node)
  }
  // A null that takes away what nothing sets is a mistake, which the check names.
  return found.every(isNull) ? [] : found.map(settingOf)
}

const isNull = (tree: JsonTree): boolean => tree.kind === 'scalar' && tree.value === null

function nullFor(own: JsonTree, path: KeyPath): JsonTree | undefined {
  const above = path.map((_, length) => nodeAt(own, path.slice(0, length + 1)))
  return above.find((node) => node !== undefined && isNull(node))
}

/** A list without ids replaces another one as a whole: their items have nothing to do with each other. */
const isOfAnotherList = (links: readonly Link[], index: number, path: KeyPath): boolean =>
  path.some((_, length) => {
    const [first, list] = [links[0], links[index]].map((link) => nodeAt(link?.merged, path.slice(0, length)))
    if (first?.kind !== 'list' || list?.kind !== 'list') return false
    return !(isById(first) && isById(list)) && !isSameRange(first.range, list.range)
  })
