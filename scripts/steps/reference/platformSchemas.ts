import type { Schema } from '../schema/schema'

/** Schemas by the name of their file. */
type Files = ReadonlyMap<string, Schema>

/** `login.schema.json#/$defs/secondFactors` is the component `login.secondFactors`. */
const componentName = (file: string, definition?: string): string =>
  [file.replace('.schema.json', ''), definition].filter(Boolean).join('.')

/** A schema of a file as a component of the description: its references lead to other components. */
export function asComponent(part: unknown, file: string): unknown {
  if (Array.isArray(part)) return part.map((item) => asComponent(item, file))
  if (typeof part !== 'object' || part === null) return part
  const { $schema: _, $id: __, $defs: ___, $comment: ____, ...schema } = part as Schema
  const { $ref } = schema
  const reference = typeof $ref === 'string' ? { $ref: componentReference($ref, file) } : {}
  return {
    ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, asComponent(value, file)])),
    ...reference,
  }
}

function componentReference(reference: string, from: string): string {
  const [name, definition] = reference.split('#/$defs/')
  return `#/components/schemas/${componentName(name || from, definition)}`
}

/** Every schema of the files, and each of their definitions; without files that only group others. */
export function components(files: Files): Readonly<Record<string, unknown>> {
  const all = [...files].flatMap(([file, schema]) => [
    ...(schema.$defs === undefined || schema.type || schema.oneOf
      ? [[componentName(file), asComponent(schema, file)]]
      : []),
    ...Object.entries((schema.$defs ?? {}) as Schema).map(([name, part]) => [
      componentName(file, name),
      asComponent(part, file),
    ]),
  ])
  return Object.fromEntries(all)
}
