import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Schema = Readonly<Record<string, unknown>>

const read = (file: string): Schema => JSON.parse(readFileSync(join('schemas', file), 'utf8')) as Schema

/** A part of a schema, and the file that its references are relative to. */
interface Place {
  readonly schema: Schema
  readonly file: string
}

function follow(reference: string, from: string): Place {
  const [name, pointer = ''] = reference.split('#')
  const file = name || from
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce((part, key) => part[key] as Schema, read(file))
  return { schema, file }
}

/**
 * What every part of a manifest may contain: its properties are listed once, as `localized.EN` and `when.all`, instead of below
 * each of the parts.
 */
const shared: readonly (readonly [reference: RegExp, name: string])[] = [
  [/^languages\.schema\.json#\/\$defs\/localized$/, 'localized'],
  [/^condition\.schema\.json/, 'when'],
]

const objects = (value: unknown): Schema[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Schema => typeof one === 'object' && one !== null,
  )

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function propertiesBelow({ schema, file }: Place, path: string, followed: readonly string[]): string[] {
  const at = (part: unknown, below = path): string[] =>
    objects(part).flatMap((one) => propertiesBelow({ schema: one, file }, below, followed))
  const reference = typeof schema.$ref === 'string' ? schema.$ref : undefined
  const [, sharedName] = shared.find(([pattern]) => reference !== undefined && pattern.test(reference)) ?? []
  const below = sharedName ?? path
  const isNew = reference !== undefined && !followed.includes(`${below} ${reference}`)
  return [
    ...(isNew ? propertiesBelow(follow(reference, file), below, [...followed, `${below} ${reference}`]) : []),
    ...Object.entries((schema.properties ?? {}) as Schema).flatMap(([name, part]) => [
      joined(path, name),
      ...at(part, joined(path, name)),
    ]),
    ...at(schema.items, `${path}[]`),
    ...at(schema.additionalProperties, `${path}{}`),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts) => at(parts ?? [])),
  ]
}

/**
 * Every property that a merchant's manifest can have, at any depth: `brand.theme.primary`, `navigation[].icon` (of an item of a
 * list), `routes{}.page` (of a value whose key is free).
 */
export const schemaProperties = (): string[] => [
  ...new Set(propertiesBelow(follow('manifest.schema.json', ''), '', [])),
]
