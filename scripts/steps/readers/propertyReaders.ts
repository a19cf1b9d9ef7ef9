import type { Reads } from './findReads'
import { eventGroup } from './nameGroups'
import { readsOfProject } from './readsOfProject'
import { isShared, type PropertyId, propertyId, type Step, stepsAlong } from './shapes'

/** A place in the code that reads a value: a file from the project's root, and its line. */
export interface Reader {
  readonly file: string
  readonly line: number
}

/** Who reads a key. */
export interface Readers {
  /** Shorter than the key that was asked for where the code names only what contains it. */
  readonly key: readonly string[]
  /** Sorted by file and line; empty where nothing reads the key. */
  readonly readers: readonly Reader[]
  /** The readers take all that is in an object, and name neither this key nor any other: `Object.entries(theme)`. */
  readonly isWhole: boolean
}

/** The one answer to who reads a property of a manifest, for `explain`, the reference and the check. */
export interface PropertyReaders {
  /** The path of a property. A key of a list or a table may be any: `['routes', '/m/home', 'page']`, `['routes', '*', 'page']`. */
  readersOf(path: readonly string[]): Readers
  /** The code that names an event of the tracking to whoever sends it. */
  sendersOf(event: string): readonly Reader[]
}

/** Finds who reads a manifest in a project's code. Takes seconds once, and less as long as no code changes. */
export const openPropertyReaders = async (root: string): Promise<PropertyReaders> =>
  propertyReaders(await readsOfProject(root))

/** Whether code of the runtime names a flag; undefined where the project has no code of its own. */
export async function readsOfFlags(root: string): Promise<((flag: string) => boolean) | undefined> {
  const reads = await readsOfProject(root)
  if (Object.keys(reads.shapes).length === 0) return undefined
  return flagReads(propertyReaders(reads))
}

/** Code for flags of any name, and the check, do not count: a flag that only they read changes nothing. */
export const flagReads =
  ({ readersOf }: PropertyReaders) =>
  (flag: string): boolean => {
    const { readers, isWhole } = readersOf(['flags', flag])
    return !isWhole && readers.some(({ file }) => file.startsWith('runtime/'))
  }

export function propertyReaders({ shapes, byName, asWhole }: Reads): PropertyReaders {
  const placesOf = (places: Reads['byName'], ids: readonly PropertyId[]): readonly Reader[] => {
    const found = ids.flatMap((id) => places[id] ?? [])
    return (ids.length > 1 ? [...new Set(found)] : found).map(toReader).sort(byPlace)
  }
  /** Such parts are read by the same code wherever they are: what contains them says more. */
  const areShared = ([id = '']: readonly PropertyId[]): boolean =>
    isShared(shapes, id.slice(0, id.lastIndexOf('.')))

  function readersAt(path: readonly string[], steps: readonly Step[]): Readers {
    const step = steps.at(-1)
    if (!step) return { key: path, readers: [], isWhole: false }
    const key = path.slice(0, step.length)
    const readers = placesOf(byName, step.ids)
    if (readers.length > 0) return { key, readers, isWhole: false }
    const whole = placesOf(asWhole, step.ids)
    if (whole.length > 0 && areShared(step.ids) && steps.length > 1)
      return readersAt(path, steps.slice(0, -1))
    return { key: whole.length > 0 ? key.slice(0, -1) : path, readers: whole, isWhole: whole.length > 0 }
  }

  return {
    readersOf: (path) => readersAt(path, stepsAlong(shapes, path)),
    sendersOf: (event) => placesOf(byName, [propertyId(eventGroup, event)]),
  }
}

function toReader(place: string): Reader {
  const at = place.lastIndexOf(':')
  return { file: place.slice(0, at), line: Number(place.slice(at + 1)) }
}

const byPlace = (one: Reader, other: Reader): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line

/** The files of some readers, each once. */
export const filesOf = (readers: readonly Reader[]): string[] => [...new Set(readers.map(({ file }) => file))]
