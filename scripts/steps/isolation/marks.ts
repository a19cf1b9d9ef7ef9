import { hostOfAddress } from '../schema/hosts'
import type { MerchantManifest } from './merchantManifest'

/** What tells whose a site is. */
export interface Mark {
  readonly kind: 'domain' | 'host' | 'name' | 'id'
  readonly value: string
  /** The code of the only merchant that has it. */
  readonly owner: string
}

/** The marks of all merchants, by their longest word, which few others have. */
export type Marks = ReadonlyMap<string, readonly PlacedMark[]>

export interface PlacedMark extends Mark {
  /** Where its longest word is. */
  readonly offset: number
}

/** A run of letters and digits. */
export const word = /[\p{L}\p{M}\p{N}]+/gu

const longestWord = (text: string): { readonly key: string; readonly offset: number } =>
  [...text.matchAll(word)].reduce(
    (longest, { 0: key, index }) => (key.length > longest.key.length ? { key, offset: index } : longest),
    { key: '', offset: 0 },
  )

/**
 * What only one of the merchants has: its domains, the hosts that it names, its name, and its numbers and keys elsewhere. What two
 * have is nobody's.
 */
export function collectMarks(merchants: readonly MerchantManifest[]): Marks {
  const owners = new Map<string, Mark | 'several'>()
  for (const { code, manifest } of merchants) {
    const own = new Map(marksOf(code, manifest).map((mark) => [mark.value, mark] as const))
    for (const [value, mark] of own) owners.set(value, owners.has(value) ? 'several' : mark)
  }
  const byWord = new Map<string, PlacedMark[]>()
  for (const mark of owners.values()) {
    if (mark === 'several') continue
    const { key, offset } = longestWord(mark.value)
    const others = byWord.get(key) ?? []
    others.push({ ...mark, offset })
    byWord.set(key, others)
  }
  return byWord
}

/** The later of two that are the same counts: a domain is also a host. */
function marksOf(owner: string, { name, domains, ...rest }: MerchantManifest['manifest']): Mark[] {
  const texts = textsIn(rest)
  const mark = (kind: Mark['kind']) => (value: string) => ({ kind, value, owner })
  return [
    ...texts.filter(isId).map(mark('id')),
    ...(isTelling(name) ? [mark('name')(name)] : []),
    ...texts.flatMap((text) => hostOf(text) ?? []).map(mark('host')),
    ...domains.map((domain) => mark('domain')(domain.toLowerCase())),
  ]
}

/** Shorter ones, and numbers, are in every page by chance. */
const isTelling = (name: string): boolean => name.length >= 3 && /\p{L}/u.test(name)

/** A key, a number of a licence, an id at another service. Not what has a meaning of its own: colours, paths, numbers. */
const isId = (text: string): boolean =>
  /^[\w.:@+=-]{6,200}$/.test(text) &&
  /\d/.test(text) &&
  !/^[\d.]{1,7}$/.test(text) &&
  hostOf(text) === undefined

/** The host of an address, or the text itself where it is one. */
function hostOf(text: string): string | undefined {
  const host = text.startsWith('https://') ? hostOfAddress(text) : text
  return host && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/i.test(host) ? host.toLowerCase() : undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
