import type { Kind, Mutant } from './kinds'
import { lineAt, type Place, placesIn, replaced } from './places'
import { typo } from './valueKinds'

const textAt = (
  name: string,
  fits: (place: Place) => boolean,
  write: (value: string, draw: Parameters<Kind['make']>[1]) => string,
  of: Kind['of'] = 'manifest',
): Kind => ({
  name,
  of,
  make(text, draw) {
    const places = placesIn(text).filter((place) => place.value.type === 'string' && fits(place))
    if (places.length === 0) return undefined
    const { value } = draw.one(places)
    return {
      text: replaced(text, value.offset, value.length, JSON.stringify(write(String(value.value), draw))),
      lines: [lineAt(text, value.offset)],
    }
  },
})

const at =
  (pattern: RegExp) =>
  ({ path }: Place): boolean =>
    pattern.test(path.join('.'))

/** Swaps the values of two members of one object. */
const swap = (name: string, first: string, second: string): Kind => ({
  name,
  of: 'manifest',
  make(text) {
    const places = placesIn(text)
    const one = places.find(({ path }) => path.join('.') === first)
    const other = places.find(({ path }) => path.join('.') === second)
    if (!one || !other) return undefined
    const [a, b] = one.value.offset < other.value.offset ? [one.value, other.value] : [other.value, one.value]
    const [textA, textB] = [a, b].map(({ offset, length }) => text.slice(offset, offset + length)) as [
      string,
      string,
    ]
    const changed = replaced(replaced(text, b.offset, b.length, textA), a.offset, a.length, textB)
    return {
      text: changed,
      lines: [lineAt(changed, a.offset), lineAt(changed, b.offset + textB.length - textA.length)],
    }
  },
})

/** Sets what contradicts something else. */
const conflict = (name: string, of: Kind['of'], make: (text: string) => Mutant | undefined): Kind => ({
  name,
  of,
  make,
})

function setMember(text: string, section: string, members: string): Mutant | undefined {
  const place = placesIn(text).find(
    ({ path, value }) => path.join('.') === section && value.type === 'object',
  )
  if (!place) return undefined
  const keys = [...members.matchAll(/"(\w+)":/g)].map(([, key]) => key)
  if (place.value.children?.some((child) => keys.includes(String(child.children?.[0]?.value))))
    return undefined
  const offset = place.value.offset + 1
  const changed = replaced(text, offset, 0, ` ${members},`)
  return { text: changed, lines: [lineAt(changed, offset + 1)] }
}

/** A preset that extends itself, or an heir of its own. */
const presetLoop: Kind = {
  name: 'preset-loop',
  of: 'preset',
  make(text, draw, file) {
    const place = placesIn(text).find(({ key, path }) => key === 'extends' && path.length === 1)
    if (!place) return undefined
    const self = file.split('/').at(-1)?.replace('.json', '') ?? ''
    const by = self === 'rewards' ? draw.one(['rewards', 'casino', 'lottery']) : self
    const changed = replaced(text, place.value.offset, place.value.length, `"${by}"`)
    return { text: changed, lines: [lineAt(text, place.value.offset)] }
  },
}

export const referenceKinds: readonly Kind[] = [
  textAt('link-to-nowhere', at(/^navigation\.\d+\.to$/), typo),
  textAt('redirect-to-nowhere', at(/^routes\..*\.otherwise$/), typo),
  textAt('picture-name-misspelled', at(/^brand\.(logo|icon)$|\.image$/), (name) =>
    name.replace('.svg', 'x.svg'),
  ),
  textAt('picture-of-another-format', at(/^brand\.(logo|icon)$|\.image$/), (name) =>
    name.replace('.svg', '.png'),
  ),
  textAt('text-key-misspelled', at(/^navigation\.\d+\.text$/), typo),
  textAt('canonical-elsewhere', at(/\.canonical$/), () => 'https://elsewhere.example/m/home'),
  textAt('address-elsewhere', at(/^(routes|customerService)\..*\.url$/), () => 'https://elsewhere.example/a'),
  presetLoop,
  textAt('preset-unknown', at(/^extends$/), typo),
  swap('colours-swapped', 'brand.theme.background', 'brand.theme.text'),
  swap('currency-swapped', 'currency.code', 'currency.symbol'),
  swap('modes-swapped', 'brand.theme.mode', 'brand.theme.radius'),
  swap('name-and-domains-swapped', 'name', 'domains'),
  swap(
    'thresholds-swapped',
    'download.settings.deposit_times.value',
    'download.settings.deposit_times_forced.value',
  ),
  conflict('both-mini-games', 'merchant', (text) =>
    setMember(text, 'flags', '"LOTTMINIGAME3": true, "SEALOTTMINIGAME3": true'),
  ),
  conflict('test-mode', 'merchant', (text) => setMember(text, 'flags', '"GEETESTTEST3": true')),
  conflict('setting-of-wrong-version', 'merchant', (text) =>
    setMember(text, 'settings', '"geetestVersion": "v5"'),
  ),
  conflict('flag-as-text', 'merchant', (text) => setMember(text, 'flags', '"STARTGAMEINAPP3": "true"')),
  conflict('setting-as-text', 'merchant', (text) =>
    setMember(text, 'settings', '"forceChangeExpiredPassword": "true"'),
  ),
]
