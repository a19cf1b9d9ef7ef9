import type { ErrorObject } from 'ajv'

/** A schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/** An object of a manifest that may have a key. */
export interface KeyPlace {
  /** How to call it: `"brand.theme"`, `an item of "navigation"`. */
  readonly name: string
  /** Its path, where it has one: it is not in a list or a table. */
  readonly path?: readonly string[]
}

/** The schemas, as needed to explain an error. */
export interface SchemaRegistry {
  /** Resolves a reference of the form `file.schema.json#/$defs/name`; returns other schemas as they are. */
  dereference(schema: Schema): Schema
  /** The places in a manifest where a key can be. */
  placesOf(key: string): readonly KeyPlace[]
  /** The errors of a value for a part of a schema whose references include the file name. */
  errorsOf(schema: Schema, value: unknown): ErrorObject[]
}
