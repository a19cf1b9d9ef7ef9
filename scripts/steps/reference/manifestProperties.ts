import type { Schema } from '../schema/schema'

/** A property that a merchant's manifest can have. */
export interface ManifestProperty {
  /**
   * `brand.theme.primary`, `navigation[].icon` (of an item of a list), `routes{}.page` (of a value whose key is free). What every
   * part can contain is there once: `localized.EN`, `when.all`.
   */
  readonly path: string
  /** The property as the schema has it, over what it refers to: its own description and default come first. */
  readonly schema: Schema
  /** The property without what it refers to. */
  readonly own: Schema
  /** What it refers to, by the file and the name of the definition; absent where it refers to nothing. */
  readonly reference?: string
  /** The file that its references are relative to. */
  readonly file: string
  /** The title of the object that has it, such as `Theme`; empty where it has none. */
  readonly owner: string
  /** Whether its object must have it, once merged. */
  readonly needed: boolean
}

/** The schemas by the name of their file: `brand.schema.json`. */
export type Schemas = ReadonlyMap<string, Schema>

/** A part of a schema, and the file that its references are relative to. */
export interface Place {
  readonly schema: Schema
  readonly file: string
}

/** What a reference leads to, through all references. Throws when there is nothing. */
export function follow(schemas: Schemas, reference: string, from: string): Place {
  const [name, pointer = ''] = reference.split('#')
  const file = name || from
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<Schema | undefined>((part, key) => part?.[key] as Schema | undefined, schemas.get(file))
  if (schema === undefined) throw new Error(`${from} refers to ${reference}, which no schema has`)
  return { schema, file }
}

const shared: readonly (readonly [reference: RegExp, name: string])[] = [
  [/^languages\.schema\.json#\/\$defs\/localized$/, 'localized'],
  [/^condition\.schema\.json/, 'when'],
]

/** The name under which the properties of a shared part are listed; undefined for any other reference. */
export const sharedPart = (reference: string): string | undefined =>
  shared.find(([pattern]) => pattern.test(reference))?.[1]

const objects = (value: unknown): Schema[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Schema => typeof one === 'object' && one !== null,
  )

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Every property that a merchant's manifest can have, at any depth. */
export function manifestProperties(schemas: Schemas): ManifestProperty[] {
  const resolved = (schemas.get('resolved.schema.json')?.required ?? []) as readonly string[]
  const found = below({ schema: { $ref: 'manifest.schema.json' }, file: '' }, '', [])
  const byPath = new Map(found.map((property) => [property.path, property]))
  return [...byPath.values()].map((property) =>
    resolved.includes(property.path) ? { ...property, needed: true } : property,
  )

  function below({ schema, file }: Place, path: string, followed: readonly string[]): ManifestProperty[] {
    const at = (part: unknown, under = path): ManifestProperty[] =>
      objects(part).flatMap((one) => below({ schema: one, file }, under, followed))
    const reference = typeof schema.$ref === 'string' ? schema.$ref : undefined
    const under = (reference && sharedPart(reference)) ?? path
    const key = `${under} ${reference}`
    const required = (schema.required ?? []) as readonly string[]
    return [
      ...(reference !== undefined && !followed.includes(key)
        ? below(follow(schemas, reference, file), under, [...followed, key])
        : []),
      ...Object.entries((schema.properties ?? {}) as Schema).flatMap(([name, part]) => [
        describe(joined(path, name), part as Schema, file, schema, required.includes(name)),
        ...at(part, joined(path, name)),
      ]),
      ...at(schema.items, `${path}[]`),
      ...at(schema.additionalProperties, `${path}{}`),
      ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts) => at(parts ?? [])),
    ]
  }

  function describe(
    path: string,
    own: Schema,
    file: string,
    owner: Schema,
    needed: boolean,
  ): ManifestProperty {
    const target = typeof own.$ref === 'string' ? follow(schemas, own.$ref, file) : undefined
    const { $ref: _, ...rest } = own
    return {
      path,
      own,
      schema: target ? { ...target.schema, ...rest } : own,
      ...(typeof own.$ref === 'string' && { reference: absolute(own.$ref, file) }),
      file: target?.file ?? file,
      owner: typeof owner.title === 'string' ? owner.title : '',
      needed,
    }
  }
}

const absolute = (reference: string, file: string): string =>
  reference.startsWith('#') ? file + reference : reference
