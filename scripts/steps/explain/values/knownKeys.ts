import type { JsonTree } from '../../validate/jsonTree'
import type { Link } from './manifestFiles'
import { isById, isLeaf, type KeyPath, partOf, partsOf } from './nodes'
import type { SchemaNode, SchemaTree } from './schemaTree'

/** A key that a manifest has, or could have. */
export interface KnownKey {
  readonly path: KeyPath
  /** The same with every item of a list by its position. */
  readonly counted: KeyPath
  /** Undefined where no file sets it. */
  readonly tree: JsonTree | undefined
  readonly schema: SchemaNode | undefined
  /** A preset sets it, and a later file clears it. */
  readonly cleared: boolean
  /** It has no keys below it. */
  readonly leaf: boolean
}

/** All keys of the merged manifest, those that a preset sets and another file clears, and those that the schemas name. */
export function knownKeys(links: readonly Link[], schemas: SchemaTree): readonly KnownKey[] {
  const visit = (
    path: KeyPath,
    counted: KeyPath,
    trees: readonly (JsonTree | undefined)[],
    schema: SchemaNode | undefined,
    above: readonly JsonTree[],
  ): KnownKey[] => {
    const [tree] = trees
    // What is cleared is known, but not what was in a list that another one has replaced.
    const kept = tree?.kind === 'list' && !isById(tree) ? [tree] : trees
    const names = new Set([
      ...kept.flatMap((one) => (one && !isLeaf(one) ? partsOf(one).map(([key]) => key) : [])),
      ...(schema ? schemas.propertiesOf(schema).map(([key]) => key) : []),
    ])
    const below = [...names].flatMap((key) => {
      const part = schema && schemas.partOf(schema, key)
      // What a setting that is left to the platform consists of is known, but not set.
      const parts = kept.map((one) => (one && isLeaf(one) ? undefined : partOf(one, key)))
      const [definition] = part?.trees.slice(-1) ?? []
      const isEndless = definition !== undefined && above.includes(definition)
      if (isEndless && parts.every((one) => one === undefined)) return []
      const position = tree?.kind === 'list' ? partsOf(tree).findIndex(([name]) => name === key) : -1
      const last = position < 0 ? key : String(position)
      return visit(
        [...path, key],
        [...counted, last],
        parts,
        part,
        definition ? [...above, definition] : above,
      )
    })
    const cleared = tree === undefined && trees.some((one) => one !== undefined)
    const own = { path, counted, tree, schema, cleared, leaf: tree ? isLeaf(tree) : below.length === 0 }
    return path.length === 0 ? below : [own, ...below]
  }
  return visit(
    [],
    [],
    links.map(({ merged }) => merged),
    schemas.root,
    [],
  )
}
