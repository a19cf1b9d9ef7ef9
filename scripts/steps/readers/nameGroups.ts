import { isShared, type PropertyId, propertyId, type Shapes } from './shapes'

/** The keys of an object that is in one place. Where any of them may stand, a text names the property. */
export interface NameGroup {
  readonly names: readonly string[]
  /** What stands before a name in a condition: `flag.`. */
  readonly prefix: string
  readonly ids: ReadonlyMap<string, PropertyId>
  /** The texts that name a property. */
  readonly texts: ReadonlyMap<string, PropertyId>
}

/** The group of the events of the tracking, which are found like properties. */
export const eventGroup = 'events'

/** Objects with fewer keys have the same as others by chance. */
const fewestNames = 4

/** With so many keys, an object of another type is a copy of this one. */
export const fewestOfCopy = 8

export function nameGroups(
  shapes: Shapes,
  extra: Readonly<Record<string, readonly string[]>>,
): readonly NameGroup[] {
  const own = Object.entries(shapes).flatMap(([shape, { properties }]) =>
    isShared(shapes, shape) ? [] : [[shape, Object.keys(properties)] as const],
  )
  return [...own, ...Object.entries(extra)]
    .filter(([, names]) => names.length >= fewestNames)
    .map(([shape, names]) => {
      const prefix = shape === 'Flags' ? 'flag.' : ''
      const ids = new Map(names.map((name) => [name, propertyId(shape, name)]))
      const texts = new Map(
        [...ids].flatMap(([name, id]) => [[name, id] as const, [prefix + name, id] as const]),
      )
      return { names, prefix, ids, texts }
    })
}
