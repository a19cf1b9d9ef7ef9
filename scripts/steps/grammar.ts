import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { explain } from './explain'
import type { Finding } from './issue'

/** A schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/** What the schemas allow. */
export interface Grammar {
  /** What is wrong with a manifest that everything is merged into. */
  checkManifest(value: unknown): Finding[]
  /** What is wrong with a preset: the same, but it need not be complete. */
  checkPreset(value: unknown): Finding[]
}

/** What an explanation may ask the schemas. */
export interface Schemas {
  /** The schema behind a reference of the form `file.schema.json#/$defs/name`; other schemas as they are. */
  follow(schema: Schema): Schema
  /** The errors of a value under a part of a schema whose references name their file. */
  errorsOf(schema: Schema, value: unknown): ErrorObject[]
}

/** A host can be of letters and dots alone and still be none: "xn--" must decode. */
export const formats = { uri: (text: string): boolean => URL.canParse(text) }

/** Reads schemas/*.schema.json of a folder. */
export async function readGrammar(folder: string): Promise<Grammar> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return grammarOf(new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? '{}') as Schema])))
}

export function grammarOf(files: ReadonlyMap<string, Schema>): Grammar {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    formats,
  })
  for (const [name, schema] of files) ajv.addSchema(schema, name)
  const schemas = schemasOf(ajv)
  const check = (name: string, value: unknown): Finding[] =>
    explain(schemas.errorsOf({ $ref: name }, value), value, schemas)
  return {
    checkManifest: (value) => check('resolved.schema.json', value),
    checkPreset: (value) => check('merchant.schema.json', value).filter(({ code }) => code !== 'missing-key'),
  }
}

function schemasOf(ajv: Ajv2020): Schemas {
  const byReference = new Map<string, Schema>()
  return {
    follow(schema) {
      if (typeof schema.$ref !== 'string') return schema
      return (ajv.getSchema(schema.$ref)?.schema ?? {}) as Schema
    },
    errorsOf(schema, value) {
      const key = JSON.stringify(schema)
      const kept = byReference.get(key) ?? schema
      byReference.set(key, kept)
      const validate = ajv.compile(kept)
      return validate(value) ? [] : (validate.errors ?? [])
    },
  }
}
