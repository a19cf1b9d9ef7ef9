import { type Node, parseTree } from 'jsonc-parser'

/** A member of an object in a JSON file. */
export interface Place {
  readonly path: readonly (string | number)[]
  readonly key: string
  readonly keyNode: Node
  readonly value: Node
  readonly parent: Node
  /** The whole member, from its key to the end of its value. */
  readonly member: Node
}

/** Every member of every object of a JSON text. */
export function placesIn(text: string): Place[] {
  const root = parseTree(text)
  return root ? membersOf(root, []) : []
}

function membersOf(node: Node, path: readonly (string | number)[]): Place[] {
  const children = node.children ?? []
  if (node.type === 'array') return children.flatMap((child, index) => membersOf(child, [...path, index]))
  if (node.type !== 'object') return []
  return children.flatMap((member): Place[] => {
    const [keyNode, value] = member.children ?? []
    if (!keyNode || !value) return []
    const key = String(keyNode.value)
    const place = { path: [...path, key], key, keyNode, value, parent: node, member }
    return [place, ...membersOf(value, place.path)]
  })
}

/** A text with a part of it replaced. */
export const replaced = (text: string, offset: number, length: number, by: string): string =>
  text.slice(0, offset) + by + text.slice(offset + length)

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The lines on which a finding is at its place, from the first to the last. */
export const linesBetween = (text: string, from: number, to: number): number[] => {
  const [first, last] = [lineAt(text, from), lineAt(text, to)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
