import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemaName } from '../../schema/editorSchema'
import { type JsonTree, memberAt, toPlainValue } from '../../validate/jsonTree'
import { parseSource } from '../../validate/parseSource'
import { placeOf, type Setting } from './history'

/** The schema of one key. */
export interface SchemaNode {
  /** What is said about this key, then what it refers to, and the choices among which its value is one. */
  readonly trees: readonly JsonTree[]
}

export interface SchemaTree {
  readonly root: SchemaNode
  /** The keys that an object of this schema may have by name. */
  propertiesOf(node: SchemaNode): readonly (readonly [string, SchemaNode])[]
  /** The schema of a key or of an item; undefined where the schema does not know it. */
  partOf(node: SchemaNode, key: string): SchemaNode | undefined
}

/** Reads the schemas of manifests, with the lines of what they say. */
export function readSchemaTree(root: string): SchemaTree {
  const folder = join(root, 'schemas')
  const names = readdirSync(folder).filter(
    (name) => /^[^.].*\.schema\.json$/.test(name) && name !== editorSchemaName,
  )
  const files = new Map(
    names.map((name) => {
      const source = { file: `schemas/${name}`, text: readFileSync(join(folder, name), 'utf8') }
      return [name, parseSource(source).tree] as const
    }),
  )

  function referredBy(tree: JsonTree): JsonTree | undefined {
    const reference = scalar(tree, '$ref')
    if (typeof reference !== 'string') return undefined
    const [file = '', pointer = ''] = reference.split('#')
    const start = files.get(file || (tree.range.source.file.split('/').at(-1) ?? ''))
    return pointer
      .split('/')
      .slice(1)
      .reduce<JsonTree | undefined>((node, key) => node && memberAt(node, key)?.tree, start)
  }

  function expand(tree: JsonTree): JsonTree[] {
    const referred = referredBy(tree)
    const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => {
      const list = memberAt(tree, key)?.tree
      return list?.kind === 'list' ? list.items : []
    })
    return [tree, ...[...(referred ? [referred] : []), ...choices].flatMap(expand)]
  }

  const nodeOf = (tree: JsonTree): SchemaNode => ({ trees: expand(tree) })
  const propertiesOf = ({ trees }: SchemaNode) =>
    trees.flatMap((tree) => {
      const properties = memberAt(tree, 'properties')?.tree
      if (properties?.kind !== 'object') return []
      return [...properties.members].map(([key, member]) => [key, nodeOf(member.tree)] as const)
    })
  return {
    root: { trees: [files.get('manifest.schema.json')].flatMap((tree) => (tree ? expand(tree) : [])) },
    propertiesOf,
    partOf(node, key) {
      const named = propertiesOf(node).find(([name]) => name === key)
      if (named) return named[1]
      const other = node.trees.flatMap((tree) =>
        ['additionalProperties', 'items'].flatMap((name) => memberAt(tree, name)?.tree ?? []),
      )
      const [first] = other.filter(({ kind }) => kind === 'object')
      return first && nodeOf(first)
    },
  }
}

const scalar = (tree: JsonTree, key: string): unknown => {
  const found = memberAt(tree, key)?.tree
  return found?.kind === 'scalar' ? found.value : undefined
}

/** What the schema says about a key. */
export const descriptionOf = ({ trees }: SchemaNode): string | undefined =>
  trees.map((tree) => scalar(tree, 'description')).find((text) => typeof text === 'string') as
    | string
    | undefined

/** What holds where no file sets a key; undefined where the schema has no default. */
export function defaultOf({ trees }: SchemaNode): Setting | undefined {
  const [tree] = trees.flatMap((one) => memberAt(one, 'default')?.tree ?? [])
  return tree && { value: toPlainValue(tree), ...placeOf(tree.range) }
}
