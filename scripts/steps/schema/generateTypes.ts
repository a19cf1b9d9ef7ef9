import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compile } from 'json-schema-to-typescript'
import { applyEdits, modify } from 'jsonc-parser'
import { factNames } from '../../../runtime/rules/settings/facts'
import { flagNames } from '../../../runtime/tables/flags'
import { readCapabilities } from '../validate/capabilities'
import { editorSchema, editorSchemaName, type ManifestNames } from './editorSchema'

/** A generated file: its path from the project root, and its expected content. */
export interface GeneratedFile {
  readonly file: string
  readonly text: string
}

type Schema = Readonly<Record<string, unknown>>

/** The names of the facts in the schema of conditions, and the TypeScript types of the schemas: manifest and replies. */
export async function generateTypes(root: string): Promise<GeneratedFile[]> {
  const conditions = withFactNames(await readFile(join(root, conditionSchema), 'utf8'))
  const schemas = await readSchemas(join(root, 'schemas'))
  schemas.delete(editorSchemaName)
  schemas.set(basename(conditionSchema), JSON.parse(conditions) as Schema)
  const parts = new Map([...schemas].filter(([name]) => name !== 'resolved.schema.json'))
  return [
    { file: conditionSchema, text: conditions },
    {
      file: `schemas/${editorSchemaName}`,
      text: `${JSON.stringify(editorSchema(parts, await manifestNames(root)), null, 2)}\n`,
    },
    {
      file: 'runtime/schema/manifest.gen.ts',
      text: await compileTypes(manifestSchema(schemas)),
    },
    {
      file: 'runtime/schema/replies.gen.ts',
      text: await compileTypes(repliesSchema(await readSchemas(join(root, 'schemas/platform')))),
    },
  ]
}

const conditionSchema = 'schemas/condition.schema.json'

function withFactNames(text: string): string {
  const names = [...factNames, ...flagNames.map((name) => `flag.${name}`)]
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  return applyEdits(text, modify(text, ['$defs', 'fact', 'enum'], names, { formattingOptions }))
}

/** What manifests name of the product, and of the presets. */
async function manifestNames(root: string): Promise<ManifestNames> {
  const { features, calls, icons, sections, texts } = await readCapabilities(root)
  const folder = join(root, 'merchants/_presets')
  const files = (await readdir(folder)).filter((name) => /^[^.].*\.json$/.test(name)).sort()
  const presets = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const paths = presets.flatMap((text) => Object.keys((JSON.parse(text) as Preset).routes ?? {}))
  return {
    presets: files.map((name) => basename(name, '.json')),
    pages: features.flatMap(({ routes = [] }) => routes.map(({ page }) => page)).sort(),
    calls: [...calls].sort(),
    icons: [...icons].sort(),
    overlays: features.flatMap(({ overlays = [] }) => overlays.map(({ id }) => id)).sort(),
    texts: Object.keys(texts.EN ?? {}).filter((key) => key.startsWith('navigation.')),
    targets: [...new Set([...paths, ...sections.map((section) => `/m/home#${section}`)])].sort(),
  }
}

interface Preset {
  readonly routes?: object
}

async function readSchemas(folder: string): Promise<Map<string, Schema>> {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.schema\.json$/.test(name)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? '') as Schema]))
}

/** The schema of a manifest file, but with the keys required that a merged manifest must have. */
function manifestSchema(schemas: ReadonlyMap<string, Schema>): Schema {
  const merchant = schemas.get('manifest.schema.json') ?? {}
  const resolved = schemas.get('resolved.schema.json') ?? {}
  const required = [...asList(merchant.required), ...asList(resolved.required)]
  return { ...(adaptSchema(merchant) as Schema), required, $defs: definitions(schemas) }
}

/** The value of every reply once, including those that no other schema refers to. */
function repliesSchema(schemas: ReadonlyMap<string, Schema>): Schema {
  const replies = [...schemas].filter(
    ([, schema]) => schema.$defs === undefined || schema.type || schema.oneOf,
  )
  const properties = replies.map(([name]) => [schemaName(name), { $ref: `#/$defs/${schemaName(name)}` }])
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

/** All files and their definitions, as definitions of one schema. */
function definitions(schemas: ReadonlyMap<string, Schema>): Schema {
  const all = [...schemas].flatMap(([name, schema]) => [
    [schemaName(name), adaptSchema(schema, name)],
    ...Object.entries((schema.$defs ?? {}) as Schema).map(([key, definition]) => [
      `${schemaName(name)}-${key}`,
      adaptSchema(definition, name),
    ]),
  ])
  return Object.fromEntries(all)
}

/**
 * Adapts a part of a schema for the generator. References point into the one schema. A reference with its own
 * description becomes an `allOf` with one item, or the type would be declared again at each place. Null is left out: it
 * only removes values of presets, so a merged manifest does not contain it.
 */
function adaptSchema(part: unknown, file = 'manifest.schema.json'): unknown {
  if (Array.isArray(part)) return part.map((item) => adaptSchema(item, file))
  if (typeof part !== 'object' || part === null) return part
  const { $defs: _, $schema: __, $id: ___, propertyNames: ____, ...schema } = part as Schema
  const adapted = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, adaptSchema(value, file)]),
  )
  return withoutNull(typeof schema.$ref === 'string' ? adaptReference(adapted, schema.$ref, file) : adapted)
}

/** Removes a default next to a reference: the generator would infer a type from it and narrow the referenced one. */
function adaptReference({ $ref: _, default: __, ...siblings }: Schema, target: string, file: string): Schema {
  const [name, pointer] = target.split('#/$defs/')
  const $ref = `#/$defs/${[schemaName(name || file), pointer].filter(Boolean).join('-')}`
  return Object.keys(siblings).length > 0 ? { ...siblings, allOf: [{ $ref }] } : { $ref }
}

function withoutNull(schema: Schema): Schema {
  const hasNullBranch = asList(schema.anyOf).some(
    (branch) => (branch as Schema).description === nullDescription,
  )
  if (!hasNullBranch) return schema
  const { anyOf: _, ...rest } = schema
  return { ...rest, allOf: asList(schema.anyOf).filter((branch) => (branch as Schema).type !== 'null') }
}

/** How the schemas describe a null that removes a value of a preset. */
const nullDescription = 'null, which takes out what a preset gives'

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const schemaName = (file: string): string => file.replace('.schema.json', '')

async function compileTypes(schema: Schema): Promise<string> {
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
