import { Ajv2020 } from 'ajv/dist/2020.js'
import { flagKeyword } from '../validate/flagRegistry'
import { type Finding, isLeftToMerchants } from '../validate/issue'
import { explainSchemaErrors } from './explainSchemaErrors'
import { hostOfAddress, isReadableHost } from './hosts'
import { findKeyPlaces } from './keyPlaces'
import { readSchemas } from './readSchemas'
import type { KeyPlace, Schema, SchemaRegistry } from './schema'

/** Checks values against the schemas. */
export interface SchemaValidator {
  /** The findings for a manifest that is merged with all its presets. */
  checkManifest(value: unknown): Finding[]
  /** The findings for a preset, which need not be complete. */
  checkPreset(value: unknown): Finding[]
}

/** What a pattern cannot say: a host of letters and dots can still be damaged. */
export const formats = {
  uri: (text: string): boolean => isReadableHost(hostOfAddress(text)),
  host: isReadableHost,
}

/** Reads the *.schema.json files of a folder, without the one for editors. */
export const readSchemaValidator = async (folder: string): Promise<SchemaValidator> =>
  createSchemaValidator(await readSchemas(folder))

export function createSchemaValidator(files: ReadonlyMap<string, Schema>): SchemaValidator {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    formats,
    keywords: [flagKeyword],
  })
  for (const [name, schema] of files) ajv.addSchema(schema, name)
  const schemas = createSchemaRegistry(ajv)
  const check = (name: string, value: unknown): Finding[] =>
    explainSchemaErrors(schemas.errorsOf({ $ref: name }, value), value, schemas)
  return {
    checkManifest: (value) => check('resolved.schema.json', value),
    checkPreset: (value) =>
      check('manifest.schema.json', value).filter(
        ({ missing, path }) => missing === undefined || !isLeftToMerchants(path),
      ),
  }
}

function createSchemaRegistry(ajv: Ajv2020): SchemaRegistry {
  const cache = new Map<string, Schema>()
  let places: ReadonlyMap<string, readonly KeyPlace[]> | undefined
  const findFrom = (schema: Schema, from: string): { readonly schema: Schema; readonly file: string } => {
    if (typeof schema.$ref !== 'string') return { schema, file: from }
    const reference = schema.$ref.startsWith('#') ? from + schema.$ref : schema.$ref
    const [file = from] = reference.split('#')
    return findFrom((ajv.getSchema(reference)?.schema ?? {}) as Schema, file)
  }
  return {
    placesOf(key) {
      places ??= findKeyPlaces('manifest.schema.json', findFrom)
      return places.get(key) ?? []
    },
    dereference(schema) {
      if (typeof schema.$ref !== 'string') return schema
      return (ajv.getSchema(schema.$ref)?.schema ?? {}) as Schema
    },
    errorsOf(schema, value) {
      const key = JSON.stringify(schema)
      const cached = cache.get(key) ?? schema
      cache.set(key, cached)
      const validate = ajv.compile(cached)
      return validate(value) ? [] : (validate.errors ?? [])
    },
  }
}
