import type { Kind, Mutant } from './kinds'
import { lineAt, type Place, placesIn, replaced } from './places'
import { typo } from './valueKinds'

const textKind = (
  name: string,
  fits: (place: Place) => boolean,
  make: (text: string, place: Place, draw: Parameters<Kind['make']>[1]) => Mutant,
): Kind => ({
  name,
  of: 'texts',
  make(text, draw) {
    const places = placesIn(text).filter(fits)
    return places.length === 0 ? undefined : make(text, draw.one(places), draw)
  },
})

const written = (text: string, { offset, length }: Place['value'], by: string): Mutant => ({
  text: replaced(text, offset, length, by),
  lines: [lineAt(text, offset)],
})

const isTextOf = ({ path, value }: Place): boolean => path.length === 2 && value.type === 'string'
const hasPlaceholder = (place: Place): boolean => isTextOf(place) && String(place.value.value).includes('{{')

export const textKinds: readonly Kind[] = [
  textKind('text-key-misspelled', isTextOf, (text, { key, keyNode }, draw) =>
    written(text, keyNode, JSON.stringify(`${typo(key, draw)}q`)),
  ),
  textKind(
    'section-misspelled',
    ({ path }) => path.length === 1,
    (text, { key, keyNode }) => written(text, keyNode, `"${key}q"`),
  ),
  textKind('placeholder-broken', hasPlaceholder, (text, { value }) =>
    written(text, value, JSON.stringify(String(value.value).replace('{{', '{'))),
  ),
  textKind('placeholder-misspelled', hasPlaceholder, (text, { value }) =>
    written(text, value, JSON.stringify(String(value.value).replace('{{', '{{x'))),
  ),
  textKind('text-empty', isTextOf, (text, { value }) => written(text, value, '""')),
  textKind('text-is-a-number', isTextOf, (text, { value }) => written(text, value, '7')),
  textKind('text-is-a-list', isTextOf, (text, { value }) => written(text, value, '["a"]')),
  textKind(
    'section-is-a-text',
    ({ path }) => path.length === 1,
    (text, { value }) => written(text, value, '"a"'),
  ),
]
