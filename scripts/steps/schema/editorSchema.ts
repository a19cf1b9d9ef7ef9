import { renamesAfter } from '../migrate/migrations'
import type { Schema } from './schema'

/** What a manifest may name, to be completed in an editor. */
export interface ManifestNames {
  readonly presets: readonly string[]
  readonly pages: readonly string[]
  readonly calls: readonly string[]
  readonly icons: readonly string[]
  readonly overlays: readonly string[]
  /** Keys of the texts of navigation items. */
  readonly texts: readonly string[]
  /** Paths that presets mount, and the sections of the lobby. */
  readonly targets: readonly string[]
}

/** The file that manifests and presets name as their `$schema`. */
export const editorSchemaName = 'merchant.schema.json'

/**
 * The schema of a single file as an editor checks it, in one file: a manifest with presets is complete only when it is
 * merged. So nothing is required but what no preset can supply, and null, which clears a preset's value, is valid. Names
 * that the check knows from the product are listed.
 */
export function editorSchema(schemas: ReadonlyMap<string, Schema>, names: ManifestNames): Schema {
  const withNames = new Map(
    [...addFormerNames(schemas)].map(([file, schema]) => [file, addNames(file, schema, names)]),
  )
  const { $schema, ...root } = withNames.get(rootFile) ?? {}
  const parts: Schema = Object.fromEntries(
    [...withNames].flatMap(([file, { $defs = {}, ...schema }]) => [
      ...(file === rootFile ? [] : [[definitionName(file), relax(schema, file)]]),
      ...Object.entries($defs as Schema).map(([name, part]) => [
        definitionName(file, name),
        relax(part, file),
      ]),
    ]),
  )
  const definitions = Object.entries(parts).map(([name, part]) => [name, withListsById(part, parts)])
  return {
    $schema,
    $comment: 'generated: npm run types',
    ...(relax(root, rootFile) as Schema),
    $defs: Object.fromEntries(definitions),
  }
}

/** The schemas with what properties are called in files of earlier versions, which editors strike through. */
function addFormerNames(schemas: ReadonlyMap<string, Schema>): ReadonlyMap<string, Schema> {
  return renamesAfter(1).reduceRight((changed, { path, name, since }) => {
    const former = path.at(-1) ?? name
    const { file, place } = findPlace(changed, path.slice(0, -1))
    const properties = [...place, 'properties']
    const property = {
      ...(valueAt(changed.get(file), [...properties, name]) as Schema),
      deprecated: true,
      deprecationMessage: `Called "${name}" since version ${since}: npm run migrate.`,
    }
    return new Map(changed).set(
      file,
      changeAt(changed.get(file), properties, { [former]: property }) as Schema,
    )
  }, schemas)
}

/** The file that describes the object at a path of the manifest, and the place in it. */
function findPlace(schemas: ReadonlyMap<string, Schema>, path: readonly string[]) {
  return path.reduce<{ readonly file: string; readonly place: readonly string[] }>(
    ({ file, place }, key) => {
      const inside = [...place, 'properties', key]
      const reference = (valueAt(schemas.get(file), inside) as Schema | undefined)?.$ref
      if (typeof reference !== 'string') return { file, place: inside }
      const [target = '', name] = reference.split('#/$defs/')
      return { file: target || file, place: name === undefined ? [] : ['$defs', name] }
    },
    { file: rootFile, place: [] },
  )
}

const valueAt = (part: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => (inner as Schema | undefined)?.[key], part)

const rootFile = 'manifest.schema.json'

/** Lists the names of each place, as the only ones, or as examples where others are valid, too. */
function addNames(file: string, schema: Schema, names: ManifestNames): Schema {
  const change = changes(names).filter((one) => one.file === file)
  return change.reduce((changed, { path, more }) => changeAt(changed, path, more) as Schema, schema)
}

const changes = (names: ManifestNames) => [
  { file: rootFile, path: ['properties', 'extends'], more: { examples: names.presets } },
  ...[
    { key: 'icon', more: { enum: names.icons } },
    { key: 'opens', more: { enum: names.overlays } },
    { key: 'text', more: { examples: names.texts } },
    { key: 'to', more: { examples: names.targets } },
  ].map(({ key, more }) => ({
    file: 'navigation.schema.json',
    path: ['$defs', 'item', 'properties', key],
    more,
  })),
  {
    file: 'routes.schema.json',
    path: ['$defs', 'route', 'properties', 'page'],
    more: { enum: names.pages },
  },
  {
    file: 'platform.schema.json',
    path: ['properties', 'endpoints'],
    more: { propertyNames: { enum: names.calls } },
  },
]

function changeAt(part: unknown, [key, ...rest]: readonly string[], more: Schema): unknown {
  if (key === undefined) return { ...(part as Schema), ...more }
  const parent = part as Schema
  if (!(key in parent)) throw new Error(`a schema has no "${key}" any more, whose names editors complete`)
  return { ...parent, [key]: changeAt(parent[key], rest, more) }
}

/** A part of a schema, relaxed for a file that is merged. */
function relax(part: unknown, file: string): unknown {
  if (Array.isArray(part)) return part.map((item) => relax(item, file))
  if (typeof part !== 'object' || part === null) return part
  const { $schema: _, required, ...schema } = part as Schema
  const relaxed = Object.entries(schema).map(([key, value]) => {
    if (key === '$ref') return [key, pointTo(String(value), file)]
    if (literals.includes(key)) return [key, value]
    if (key === 'items') return [key, relaxItems(value, file)]
    if (key === 'properties') return [key, nullableValues(value as Schema, file)]
    return [key, key === 'additionalProperties' ? nullable(relax(value, file)) : relax(value, file)]
  })
  const hasId = typeof schema.properties === 'object' && 'id' in (schema.properties as Schema)
  return { ...Object.fromEntries(relaxed), ...(Array.isArray(required) && hasId && { required: ['id'] }) }
}

/** A part of a schema, in which each list whose items have an id may also be written by their ids. */
function withListsById(part: unknown, definitions: Schema): unknown {
  if (Array.isArray(part)) return part.map((inner) => withListsById(inner, definitions))
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      literals.includes(key) ? value : withListsById(value, definitions),
    ]),
  )
  return orById(inner, definitions)
}

/** A list whose items have an id, or an object with what differs from a preset's items, by their ids. */
function orById(list: Schema, definitions: Schema): Schema {
  const [, name = ''] = String((list.items as Schema | undefined)?.$ref).split('#/$defs/')
  const item = definitions[name] as Schema | undefined
  if (item?.required === undefined) return list
  const { title, description, ...rest } = list
  const { required: _, ...partOfItem } = item
  return {
    title,
    description,
    anyOf: [
      rest,
      {
        type: 'object',
        description: "what differs from a preset's list, by id; null takes an item out",
        additionalProperties: nullable(withListsById(partOfItem, definitions)),
      },
    ],
  }
}

/** Values, not schemas. */
const literals = ['examples', 'default', 'enum', 'const', 'type']

/** Items merge with those of a preset by their id; without ids, a list replaces the preset's, so that its items are complete. */
function relaxItems(items: unknown, file: string): unknown {
  const relaxed = relax(items, file) as Schema
  const { required, properties } = items as Schema
  return required && !('id' in ((properties ?? {}) as Schema)) ? { ...relaxed, required } : relaxed
}

const nullableValues = (properties: Schema, file: string): Schema =>
  Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [
      key,
      key === 'id' ? relax(value, file) : nullable(relax(value, file)),
    ]),
  )

/** The same with null, which clears what a preset gives. */
function nullable(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const schema = part as Schema
  if (Array.isArray(schema.enum)) return { ...schema, enum: [...schema.enum, null], ...nullableType(schema) }
  if (schema.type !== undefined) return { ...schema, ...nullableType(schema) }
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.some((branch) => (branch as Schema).type === 'null')
      ? schema
      : { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }
  const { $ref, const: constant, ...rest } = schema
  return { ...rest, anyOf: [$ref === undefined ? { const: constant } : { $ref }, { type: 'null' }] }
}

const nullableType = ({ type }: Schema): Schema => (type === undefined ? {} : { type: [type, 'null'].flat() })

function pointTo(reference: string, from: string): string {
  const [file = '', name] = reference.split('#/$defs/')
  const target = file || from
  return target === rootFile && name === undefined ? '#' : `#/$defs/${definitionName(target, name)}`
}

const definitionName = (file: string, name?: string): string =>
  [file.replace('.schema.json', ''), name].filter(Boolean).join('-')
