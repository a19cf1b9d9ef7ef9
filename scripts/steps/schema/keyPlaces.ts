import type { KeyPlace, Schema } from './schema'

type Dereference = (schema: Schema, file: string) => { readonly schema: Schema; readonly file: string }

/** Every key that a manifest can have somewhere, with the places where it can be. */
export function findKeyPlaces(
  root: string,
  dereference: Dereference,
): ReadonlyMap<string, readonly KeyPlace[]> {
  const places = new Map<string, KeyPlace[]>()
  const visited = new Set<Schema>()
  const visit = (reference: Schema, from: string, place: KeyPlace): void => {
    const { schema, file } = dereference(reference, from)
    // A key of a language would be in every text, and what contains itself has no place of its own.
    if (visited.has(schema) || schema.title === 'Localized') return
    visited.add(schema)
    for (const branch of (schema.anyOf ?? []) as Schema[]) visit(branch, file, place)
    for (const [key, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      places.set(key, [...(places.get(key) ?? []), place])
      visit(property, file, within(place, key))
    }
    if (isSchema(schema.items)) visit(schema.items, file, { name: `an item of ${place.name}` })
    if (isSchema(schema.additionalProperties))
      visit(schema.additionalProperties, file, { name: `an entry of ${place.name}` })
    visited.delete(schema)
  }
  visit({ $ref: root }, root, { name: 'the top level of the manifest', path: [] })
  return places
}

const within = ({ name, path }: KeyPlace, key: string): KeyPlace =>
  path ? { name: `"${[...path, key].join('.')}"`, path: [...path, key] } : { name: `"${key}" of ${name}` }

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
