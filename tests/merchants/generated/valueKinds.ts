import type { Draw } from './draw'
import type { Kind, Mutant } from './kinds'
import { lineAt, type Place, placesIn, replaced } from './places'

/** Writes another value in the place of one, or another key. */
const written = (text: string, node: Place['value'], by: string): Mutant => ({
  text: replaced(text, node.offset, node.length, by),
  lines: [lineAt(text, node.offset)],
})

const valueKind = (
  name: string,
  fits: (place: Place) => boolean,
  write: (place: Place, draw: Draw) => string | undefined,
  of: Kind['of'] = 'manifest',
): Kind => ({
  name,
  of,
  make(text, draw) {
    const places = placesIn(text).filter(fits)
    if (places.length === 0) return undefined
    const place = draw.one(places)
    const by = write(place, draw)
    return by === undefined ? undefined : written(text, place.value, by)
  },
})

const keyKind = (
  name: string,
  fits: (place: Place) => boolean,
  write: (key: string, draw: Draw) => string,
  of: Kind['of'] = 'manifest',
): Kind => ({
  name,
  of,
  make(text, draw) {
    const all = placesIn(text)
    const places = all.filter(fits)
    if (places.length === 0) return undefined
    const { key, keyNode } = draw.one(places)
    const by = write(key, draw)
    // Another name of the same file may be right there, too.
    return all.some((other) => other.key === by) || languages.includes(by)
      ? undefined
      : written(text, keyNode, JSON.stringify(by))
  },
})

const languages = [
  'EN',
  'TY',
  'CN',
  'TW',
  'JA',
  'KO',
  'VI',
  'TH',
  'ID',
  'MS',
  'KM',
  'MY',
  'HI',
  'BN',
  'NE',
  'TA',
  'TE',
  'UR',
  'UR-LA',
  'ES',
  'PT',
  'PT-BR',
  'FR',
  'TR',
]

/** A name as a hurried hand types it. */
export function typo(name: string, draw: Draw): string {
  const at = 1 + draw.number(Math.max(1, name.length - 2))
  const [head, tail] = [name.slice(0, at), name.slice(at)]
  const ways = [
    head + tail.slice(1),
    head + tail.slice(0, 1) + tail,
    head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2),
    `${name}s`,
    `${head}x${tail}`,
  ].filter((way) => way !== name && way !== '')
  return draw.one(ways)
}

const isText = ({ value }: Place): boolean => value.type === 'string'
const textOf = ({ value }: Place): string => String(value.value)
/** Keys that a schema names: not paths, which are free. */
const isNamed = ({ key }: Place): boolean => !key.startsWith('/') && key !== '$schema'
const isIn =
  (...keys: readonly string[]) =>
  ({ key }: Place): boolean =>
    keys.includes(key)

const chosen = isIn(
  'page',
  'mode',
  'radius',
  'density',
  'display',
  'icon',
  'opens',
  'csType',
  'keep',
  'rememberLogin',
  'fallback',
  'position',
  'from',
  'kind',
  'handoff',
  'extends',
  'geetestVersion',
  'robots',
)
const isCondition = isIn('guard', 'all', 'any', 'not')

const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  x: 'х',
  i: 'і',
}
const withLookAlike = (word: string): string =>
  word.replace(/[aeocpxi]/, (letter) => lookAlikes[letter] ?? letter)
const invisible = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u202e', '\u00a0']
const withInvisible = (word: string, draw: Draw): string => {
  const at = 1 + draw.number(Math.max(1, word.length - 1))
  return word.slice(0, at) + draw.one(invisible) + word.slice(at)
}

const isAddress = (place: Place): boolean => isText(place) && /^https:/.test(textOf(place))
const isColour = (place: Place): boolean => isText(place) && /^#[0-9a-f]{6}$/.test(textOf(place))
const isHostList = ({ path, value }: Place): boolean =>
  value.type === 'array' &&
  (path[0] === 'hosts' || path[0] === 'domains') &&
  (value.children?.length ?? 0) > 0
const inList = (place: Place, draw: Draw, write: (item: string) => string): string => {
  const items = (place.value.children ?? []).map(({ value }) => String(value))
  const at = draw.number(items.length)
  return JSON.stringify(items.map((item, index) => (index === at ? write(item) : item)))
}

/** A list in one line has one line. */
const listKind = (
  name: string,
  fits: (place: Place) => boolean,
  write: (item: string, draw: Draw) => string,
): Kind => valueKind(name, fits, (place, draw) => inList(place, draw, (item) => write(item, draw)))

export const valueKinds: readonly Kind[] = [
  keyKind('key-misspelled', isNamed, typo),
  keyKind('key-in-other-case', isNamed, (key) =>
    key === key.toUpperCase() ? key.toLowerCase() : key.toUpperCase(),
  ),
  keyKind(
    'key-with-look-alike',
    (place) => isNamed(place) && withLookAlike(place.key) !== place.key,
    withLookAlike,
  ),
  keyKind('key-with-invisible', isNamed, withInvisible),
  keyKind('key-with-space', isNamed, (key) => `${key} `),
  keyKind(
    'path-misspelled',
    ({ key, path }) => key.startsWith('/') && path[0] === 'metadata',
    typo,
    'merchant',
  ),
  valueKind(
    'name-misspelled',
    (place) => chosen(place) && isText(place),
    (place, draw) => JSON.stringify(typo(textOf(place), draw)),
  ),
  valueKind(
    'name-with-look-alike',
    (place) => chosen(place) && isText(place) && withLookAlike(textOf(place)) !== textOf(place),
    (place) => JSON.stringify(withLookAlike(textOf(place))),
  ),
  valueKind(
    'name-with-invisible',
    (place) => chosen(place) && isText(place),
    (place, draw) => JSON.stringify(withInvisible(textOf(place), draw)),
  ),
  valueKind(
    'guard-misspelled',
    (place) => isCondition(place) && isText(place),
    (place, draw) => JSON.stringify(typo(textOf(place), draw)),
  ),
  valueKind(
    'number-for-text',
    (place) => isText(place) && place.key !== '$schema',
    () => '7',
  ),
  valueKind(
    'text-for-number',
    ({ value }) => value.type === 'number',
    ({ value }) => `"${value.value}"`,
  ),
  valueKind(
    'text-for-boolean',
    (place) => place.value.type === 'boolean',
    ({ value }) => `"${value.value}"`,
  ),
  valueKind(
    'number-for-boolean',
    (place) => place.value.type === 'boolean',
    ({ value }) => (value.value ? '1' : '0'),
  ),
  valueKind(
    'text-for-list',
    ({ value }) => value.type === 'array',
    ({ value }) => JSON.stringify(String(value.children?.[0]?.value ?? 'a')),
  ),
  valueKind(
    'list-for-object',
    ({ value }) => value.type === 'object',
    () => '["a"]',
  ),
  valueKind(
    'text-for-object',
    ({ value }) => value.type === 'object',
    () => '"a"',
  ),
  valueKind('object-for-text', isText, () => '{ "a": 1 }'),
  valueKind(
    'empty-text',
    (place) => isText(place) && place.key !== '$schema',
    () => '""',
  ),
  valueKind(
    'number-below-zero',
    ({ value }) => value.type === 'number',
    () => '-1',
  ),
  valueKind(
    'number-too-large',
    ({ value }) => value.type === 'number',
    () => '99999999999',
  ),
  valueKind('address-over-http', isAddress, (place) =>
    JSON.stringify(textOf(place).replace('https', 'http')),
  ),
  valueKind('address-without-scheme', isAddress, (place) =>
    JSON.stringify(textOf(place).replace('https://', '')),
  ),
  valueKind('address-with-space', isAddress, (place) =>
    JSON.stringify(textOf(place).replace('https://', 'https:// ')),
  ),
  valueKind('address-with-user', isAddress, (place) =>
    JSON.stringify(textOf(place).replace('https://', 'https://a:b@')),
  ),
  valueKind('address-with-look-alike', isAddress, (place) =>
    JSON.stringify(`https://${withLookAlike(textOf(place).slice(8))}`),
  ),
  valueKind('colour-by-name', isColour, () => '"red"'),
  valueKind('colour-cut', isColour, (place) => JSON.stringify(textOf(place).slice(0, -1))),
  valueKind('colour-of-wrong-letters', isColour, (place) => JSON.stringify(`${textOf(place).slice(0, -1)}g`)),
  valueKind('currency-unknown', isIn('code'), (_, draw) => draw.one(['"usd"', '"EURO"', '"$"', '"XYQ"'])),
  listKind('host-with-scheme', isHostList, (host) => `https://${host}`),
  listKind('host-with-path', isHostList, (host) => `${host}/a`),
  listKind('host-with-space', isHostList, (host) => ` ${host}`),
  listKind('host-with-underscore', isHostList, (host) => `a_b.${host.replace('*.', '')}`),
  listKind('host-with-look-alike', isHostList, withLookAlike),
  listKind('language-misspelled', isIn('languages'), (_, draw) =>
    draw.one(['VN', 'en', 'ENG', 'PT_BR', 'JP']),
  ),
  listKind('method-misspelled', isIn('methods', 'channels', 'categories'), (name) => `${name}x`),
]
