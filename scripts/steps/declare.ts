import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from 'json-schema-to-typescript'

/** A generated file: its path from the project's root, and what must be in it. */
export interface Declaration {
  readonly file: string
  readonly text: string
}

type Schema = Readonly<Record<string, unknown>>

/** The types that the schemas describe: the manifest, and the platform's replies. */
export async function declareTypes(root: string): Promise<Declaration[]> {
  return [
    {
      file: 'runtime/schema/manifest.gen.ts',
      text: await declare(manifestSchema(await readSchemas(join(root, 'schemas')))),
    },
    {
      file: 'runtime/schema/replies.gen.ts',
      text: await declare(repliesSchema(await readSchemas(join(root, 'schemas/platform')))),
    },
  ]
}

async function readSchemas(folder: string): Promise<Map<string, Schema>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? '') as Schema]))
}

/** The grammar of a file, with the keys required that a resolved manifest must have. */
function manifestSchema(schemas: ReadonlyMap<string, Schema>): Schema {
  const merchant = schemas.get('merchant.schema.json') ?? {}
  const resolved = schemas.get('resolved.schema.json') ?? {}
  const required = [...asList(merchant.required), ...asList(resolved.required)]
  return { ...(bundled(merchant) as Schema), required, $defs: definitions(schemas) }
}

/** The value of every reply once, also those that no other refers to. */
function repliesSchema(schemas: ReadonlyMap<string, Schema>): Schema {
  const replies = [...schemas].filter(
    ([, schema]) => schema.$defs === undefined || schema.type || schema.oneOf,
  )
  const properties = replies.map(([name]) => [nameOf(name), { $ref: `#/$defs/${nameOf(name)}` }])
  return {
    title: 'Replies',
    description: 'The value of every reply of the platform, by the name of its schema.',
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
    additionalProperties: false,
    $defs: definitions(schemas),
  }
}

/** All files, and the definitions in them, as definitions of one schema. */
function definitions(schemas: ReadonlyMap<string, Schema>): Schema {
  const all = [...schemas].flatMap(([name, schema]) => [
    [nameOf(name), bundled(schema, name)],
    ...Object.entries((schema.$defs ?? {}) as Schema).map(([key, part]) => [
      `${nameOf(name)}-${key}`,
      bundled(part, name),
    ]),
  ])
  return Object.fromEntries(all)
}

/**
 * A part of a schema as the generator wants it: references point into one schema; a reference with a description of
 * its own becomes an `allOf` of one (or the type would be declared anew at each place); null is left out, because
 * it clears, and what is cleared is not in a resolved manifest.
 */
function bundled(part: unknown, file = 'merchant.schema.json'): unknown {
  if (Array.isArray(part)) return part.map((item) => bundled(item, file))
  if (typeof part !== 'object' || part === null) return part
  const { $defs: _, $schema: __, $id: ___, propertyNames: ____, ...schema } = part as Schema
  const rest = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, bundled(value, file)]))
  return withoutNull(typeof schema.$ref === 'string' ? referring(rest, schema.$ref, file) : rest)
}

/** A default beside a reference goes: the generator would read a type from it and narrow the referred one. */
function referring({ $ref: _, default: __, ...beside }: Schema, target: string, file: string): Schema {
  const [name, pointer] = target.split('#/$defs/')
  const $ref = `#/$defs/${[nameOf(name || file), pointer].filter(Boolean).join('-')}`
  return Object.keys(beside).length > 0 ? { ...beside, allOf: [{ $ref }] } : { $ref }
}

function withoutNull(schema: Schema): Schema {
  const clearing = asList(schema.anyOf).some((branch) => (branch as Schema).description === clears)
  if (!clearing) return schema
  const { anyOf: _, ...rest } = schema
  return { ...rest, allOf: asList(schema.anyOf).filter((branch) => (branch as Schema).type !== 'null') }
}

/** How the schemas describe the null of "null clears". */
const clears = 'null, which takes out what a preset gives'

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const nameOf = (file: string): string => file.replace('.schema.json', '')

async function declare(schema: Schema): Promise<string> {
  const text = await compile(schema, String(schema.title), {
    bannerComment: '// generated: npm run types\n',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    enableConstEnums: false,
    format: true,
    style: { singleQuote: true, semi: false, printWidth: 110, trailingComma: 'all' },
  })
  return text
}
