import type { Kind, Mutant } from './kinds'
import { lineAt, linesBetween, type Place, placesIn, replaced } from './places'

const source = (text: string, { member }: Place): string =>
  text.slice(member.offset, member.offset + member.length)

/** A file without one of its members, and without the comma that parted it. */
function without(text: string, { member, parent }: Place): Mutant {
  const after = /^\s*,/.exec(text.slice(member.offset + member.length))?.[0]
  const start = after === undefined ? text.lastIndexOf(',', member.offset) : member.offset
  const isOnly = (parent.children?.length ?? 0) === 1
  const from = isOnly || start < parent.offset ? member.offset : start
  const length = member.offset + member.length + (after?.length ?? 0) - from
  const changed = replaced(text, from, length, '')
  return { text: changed, lines: linesBetween(changed, parent.offset, from) }
}

const structureKind = (
  name: string,
  fits: (place: Place) => boolean,
  make: (text: string, place: Place, all: readonly Place[]) => Mutant | undefined,
  of: Kind['of'] = 'manifest',
): Kind => ({
  name,
  of,
  make(text, draw) {
    const all = placesIn(text)
    const places = all.filter(fits)
    return places.length === 0 ? undefined : make(text, draw.one(places), all)
  },
})

/** What no merchant can do without, and no preset of this project has. */
const requiredOfMerchants = [
  'schemaVersion',
  'name',
  'domains',
  'languages',
  'currency',
  'brand',
  'metadata',
  'currency.code',
  'currency.symbol',
  'brand.logo',
  'brand.icon',
  'brand.theme.primary',
  'brand.theme.accent',
]
const isRequired = ({ path, key }: Place): boolean =>
  requiredOfMerchants.includes(path.join('.')) ||
  (path[0] === 'customerService' && ['id', 'csType', 'url'].includes(key)) ||
  (path[0] === 'routes' && path.length === 3 && key === 'page')
const isTop = ({ path }: Place): boolean => path.length === 1
const isIdOf = ({ key, value, path }: Place): boolean =>
  key === 'id' && value.type === 'string' && path.length === 3

export const structureKinds: readonly Kind[] = [
  structureKind('required-removed', isRequired, without, 'merchant'),
  structureKind(
    'key-twice',
    (place) => place.value.type !== 'object',
    (text, place) => {
      const changed = replaced(text, place.member.offset, 0, `${source(text, place)}, `)
      const length = place.member.length
      return {
        text: changed,
        lines: linesBetween(changed, place.member.offset + length, place.member.offset + 2 * length + 1),
      }
    },
  ),
  structureKind('id-twice', isIdOf, (text, place, all) => {
    const other = all.find(
      (one) => isIdOf(one) && one.parent !== place.parent && one.path[0] === place.path[0],
    )
    if (!other) return undefined
    const changed = replaced(text, place.value.offset, place.value.length, JSON.stringify(other.value.value))
    const shift = String(other.value.value).length - String(place.value.value).length
    const otherOffset = other.value.offset + (other.value.offset > place.value.offset ? shift : 0)
    return { text: changed, lines: [lineAt(changed, place.value.offset), lineAt(changed, otherOffset)] }
  }),
  structureKind(
    'nested-in-itself',
    (place) => isTop(place) && place.value.type === 'object',
    (text, place) => {
      const changed = replaced(
        text,
        place.value.offset,
        place.value.length,
        `{ "${place.key}": ${text.slice(place.value.offset, place.value.offset + place.value.length)} }`,
      )
      return { text: changed, lines: [lineAt(text, place.value.offset)] }
    },
  ),
  structureKind(
    'moved-to-the-top',
    ({ path, key }) => path.length === 2 && !key.startsWith('/') && path[0] !== 'texts',
    (text, place) => {
      const moved = source(text, place)
      const { text: rest } = without(text, place)
      const at = rest.indexOf('{') + 1
      const changed = replaced(rest, at, 0, `\n  ${moved},`)
      return { text: changed, lines: [lineAt(changed, at + 3)] }
    },
  ),
  structureKind(
    'moved-into-a-neighbour',
    (place) => isTop(place) && !['$schema', 'extends', 'schemaVersion'].includes(place.key),
    (text, place, all) => {
      const neighbour = all.find(
        (one) =>
          isTop(one) &&
          one.value.type === 'object' &&
          one.key !== place.key &&
          (one.value.children?.length ?? 0) > 0,
      )
      if (!neighbour) return undefined
      const moved = source(text, place)
      const { text: rest } = without(text, place)
      const target = placesIn(rest).find((one) => isTop(one) && one.key === neighbour.key)
      if (!target) return undefined
      const at = target.value.offset + 1
      const changed = replaced(rest, at, 0, ` ${moved},`)
      return { text: changed, lines: [lineAt(changed, at + 1)] }
    },
  ),
  structureKind(
    'list-entry-twice',
    ({ value, key }) =>
      value.type === 'array' &&
      ['domains', 'languages', 'methods', 'channels', 'categories'].includes(key) &&
      (value.children?.length ?? 0) > 0,
    (text, { value }) => {
      const first = JSON.stringify(value.children?.[0]?.value)
      const end = value.offset + value.length - 1
      const changed = replaced(text, end, 0, `, ${first}`)
      return { text: changed, lines: linesBetween(changed, value.offset, end) }
    },
  ),
  { name: 'file-removed', of: 'manifest', make: () => ({ text: '', lines: [1], removed: true }) },
]
