import type { JsonTree, Path } from '../validate/jsonTree'

/** A text of a manifest: a value, or a key. */
export interface ManifestText {
  readonly path: Path
  readonly text: string
  readonly on: 'key' | 'value'
}

/** What says nothing of the brand. */
const leftOut = ['$schema', 'extends', 'development']

/** Every text of a manifest with its path; keys as well, because domains and pages may be keys. */
export function textsOf(tree: JsonTree, path: Path = []): ManifestText[] {
  if (tree.kind === 'scalar')
    return typeof tree.value === 'string' ? [{ path, text: tree.value, on: 'value' }] : []
  if (tree.kind === 'list') return tree.items.flatMap((item, index) => textsOf(item, [...path, index]))
  return [...tree.members].flatMap(([key, { tree: inner }]) =>
    path.length === 0 && leftOut.includes(key)
      ? []
      : [{ path: [...path, key], text: key, on: 'key' as const }, ...textsOf(inner, [...path, key])],
  )
}
