import { distance } from 'fastest-levenshtein'
import { closestName } from '../../validate/closestName'
import type { KnownKey } from './knownKeys'
import { spell } from './nodes'

/** A key in one spelling: `/routes/~1m~1home/page`, `routes["/m/home"].page` and `routes./m/home.page` are the same. */
const normalize = (text: string): string =>
  text
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
    .replace(/^(?:#|\$\.|\$(?=\[)|manifest\b)/, '')
    .replace(/^flag\./, 'flags.')
    .split(/[\s./[\]"'`>:]+/)
    .filter((word) => word !== '')
    .join(' ')

const loosely = (text: string): string => text.toLowerCase().replaceAll(/[-_]/g, '')

/** Finds keys by what people write. */
export interface KeyFinder {
  /** The keys that a text names, at best one: several where it is the end of several. */
  find(text: string): readonly KnownKey[]
  /** The names of the keys that are closest to one that does not exist, the closest first. */
  nearest(text: string): readonly string[]
}

export function createKeyFinder(keys: readonly KnownKey[]): KeyFinder {
  const spellings = keys.flatMap((key) =>
    [...new Set([key.path, key.counted].map((path) => normalize(spell(path))))].map((name) => ({
      key,
      name,
      loose: loosely(name),
    })),
  )
  return {
    find(text) {
      const wanted = normalize(text)
      const loose = loosely(wanted)
      if (wanted === '') return []
      const rows: readonly ((spelling: (typeof spellings)[number]) => boolean)[] = [
        ({ name }) => name === wanted,
        (one) => one.loose === loose,
        ({ name }) => name.endsWith(` ${wanted}`),
        (one) => one.loose.endsWith(` ${loose}`),
      ]
      for (const matches of rows) {
        const found = new Set(spellings.filter(matches).map(({ key }) => key))
        if (found.size > 0) return preferSet([...found])
      }
      return []
    },
    nearest(text) {
      const wanted = loosely(normalize(text))
      const lastOf = (name: string): string => name.split(' ').at(-1) ?? ''
      const meant = closestName(lastOf(wanted), new Set(spellings.map(({ loose }) => lastOf(loose))))
      const far = ({ key, loose }: (typeof spellings)[number]): number =>
        distance(wanted, loose) - (lastOf(loose) === meant ? manyEdits : 0) + (key.tree ? 0 : 1)
      const sorted = spellings
        .map((one) => ({ name: spell(one.key.path), far: far(one) }))
        .sort((one, other) => one.far - other.far)
      return [...new Set(sorted.map(({ name }) => name))].slice(0, nearestCount)
    },
  }
}

const nearestCount = 3

/** More than any two keys differ: a misspelled last name says more than what is around it. */
const manyEdits = 1000

/** A key that no file sets is meant only when there is no other. */
function preferSet(keys: readonly KnownKey[]): readonly KnownKey[] {
  const set = keys.filter(({ tree, cleared }) => tree !== undefined || cleared)
  return set.length > 0 ? set : keys
}
