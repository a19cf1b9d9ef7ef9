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

/** The keys that a text names, at best one: several where it is the end of several. */
export function findKeys(text: string, keys: readonly KnownKey[]): readonly KnownKey[] {
  const wanted = normalize(text)
  if (wanted === '') return []
  const spelled = keys.flatMap((key) =>
    [key.path, key.counted].map((path) => ({ key, name: normalize(spell(path)) })),
  )
  const rows = [
    (name: string) => name === wanted,
    (name: string) => loosely(name) === loosely(wanted),
    (name: string) => name.endsWith(` ${wanted}`),
    (name: string) => loosely(name).endsWith(` ${loosely(wanted)}`),
  ]
  for (const matches of rows) {
    const found = new Set(spelled.filter(({ name }) => matches(name)).map(({ key }) => key))
    if (found.size > 0) return preferSet([...found])
  }
  return []
}

/** A key that no file sets is meant only when there is no other. */
function preferSet(keys: readonly KnownKey[]): readonly KnownKey[] {
  const set = keys.filter(({ tree }) => tree !== undefined)
  return set.length > 0 ? set : keys
}

/** More than any two keys differ: a misspelled last name says more than what is around it. */
const manyEdits = 1000

/** The keys that are closest to one that does not exist, the closest first. */
export function nearestKeys(text: string, keys: readonly KnownKey[], count = 3): readonly string[] {
  const wanted = loosely(normalize(text))
  const last = wanted.split(' ').at(-1) ?? ''
  const names = new Set(keys.map(({ path }) => loosely(path.at(-1) ?? '')))
  const meant = closestName(last, names)
  const far = (key: KnownKey): number =>
    distance(wanted, loosely(normalize(spell(key.path)))) -
    (meant !== undefined && loosely(key.path.at(-1) ?? '') === meant ? manyEdits : 0) +
    (key.tree ? 0 : 1)
  return keys
    .map((key) => ({ name: spell(key.path), far: far(key) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ name }) => name)
}
