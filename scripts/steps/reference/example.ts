import type { Schema } from '../schema/schema'
import { follow, type Place, type Schemas } from './manifestProperties'

/**
 * An example of a value: the schema's own one, or that of what it refers to, or the value that is not the default where few are
 * possible; of an object, the examples of the properties that it needs. Undefined where the schema has none.
 */
export function exampleOf(schemas: Schemas, { schema, file }: Place): unknown {
  const { examples, enum: choices, items, anyOf, properties } = schema
  if (Array.isArray(examples) && examples.length > 0) return examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(choices)) return choices.find((choice) => choice !== schema.default) ?? choices[0]
  if (schema.type === 'boolean') return schema.default !== true
  if (typeof schema.$ref === 'string') {
    const target = follow(schemas, schema.$ref, file)
    const { default: value = target.schema.default } = schema
    return exampleOf(schemas, { ...target, schema: { ...target.schema, default: value } })
  }
  if (Array.isArray(anyOf))
    return exampleOf(schemas, { schema: { default: schema.default, ...anyOf[0] }, file })
  if (properties) return exampleOfObject(schemas, { schema, file })
  if (!items) return undefined
  const item = exampleOf(schemas, { schema: items as Schema, file })
  return item === undefined ? undefined : [item]
}

/** An object with the properties that it needs, or with its first one where it needs none. */
function exampleOfObject(schemas: Schemas, { schema, file }: Place): unknown {
  const properties = schema.properties as Readonly<Record<string, Schema>>
  const needed = (schema.required ?? []) as readonly string[]
  const shown = Object.entries(properties).filter(([key], index) =>
    needed.length > 0 ? needed.includes(key) : index === 0,
  )
  const values = shown.map(
    ([key, property]) => [key, exampleOf(schemas, { schema: property, file })] as const,
  )
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}
