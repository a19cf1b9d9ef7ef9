import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { ViewName } from './views'

/** A manifest, or what differs from another: parts of it at any depth. */
export type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T

export type ManifestPart = Part<Manifest> & { readonly $schema?: string }

/** A file of the built site, by its path without hashes: `file m/home.html`; or a view of the rendered site. */
export type Seen = `file ${string}` | ViewName

/** What one property does. */
export interface Row {
  readonly property: string
  /** Sets the property, to another value than its default. */
  readonly manifest: ManifestPart
  /** The merchant that has this; all rows of one merchant share its build. */
  readonly merchant: string
  readonly seen: Seen
  /** What is seen there with the property, and not at the other merchant. */
  readonly shows: string | RegExp
  /** The merchant without it, or with another value. */
  readonly other: string
  /** What is seen there instead. */
  readonly instead?: string | RegExp | undefined
}

/** A property that another test shows: in a real browser, or, where it has only one value, that the check takes no other. */
export interface OtherRow {
  readonly property: string
  readonly file: string
  readonly title: string
}

/** A property that is for whoever edits the manifest: nothing of its value is in the site. */
export interface UnseenRow {
  readonly property: string
  readonly manifest: ManifestPart
  readonly merchant: string
  readonly value: string
}

/** The merchant with as little as a manifest can have. */
export const bare = 'bare'

type Shown = readonly [
  property: string,
  seen: Seen,
  shows: string | RegExp,
  instead?: string | RegExp | undefined,
]

/** The rows of the properties that a part of a merchant's manifest sets. */
export const rowsOf =
  (merchant: string, other = bare) =>
  (manifest: ManifestPart, ...shown: readonly Shown[]): Row[] =>
    shown.map(([property, seen, shows, instead]) => ({
      ...{ property, manifest, merchant, seen, shows, other, instead },
    }))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges parts of a manifest; the lists of hosts are joined, other lists come from one of them. Throws when two parts differ. */
export function merge(one: unknown, other: unknown, path = ''): unknown {
  if (one === undefined || other === undefined) return one ?? other
  if (isObject(one) && isObject(other))
    return Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
        key,
        merge(one[key], other[key], `${path}.${key}`),
      ]),
    )
  if (path.startsWith('.hosts.')) return [...new Set([...(one as string[]), ...(other as string[])])]
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`Two rows set ${path} differently`)
  return one
}

/** The values of all parts with that key, at any depth. */
const deepValues = (part: unknown, key: string): unknown[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, value]) => [
        ...(name === key ? [value as unknown] : []),
        ...deepValues(value, key),
      ])
    : []

/** The values that a part of a manifest has for a property. */
export function valuesOf(manifest: unknown, property: string): unknown[] {
  const [, shared] = /^(?:localized|when)\.(.+)$/.exec(property) ?? []
  return shared === undefined ? valuesAt(manifest, property) : deepValues(manifest, shared)
}

function valuesAt(manifest: unknown, property: string): unknown[] {
  const [, key = '', kind, rest = ''] = /^([^.[{]*)(\[\]|\{\})?\.?(.*)$/.exec(property) ?? []
  const found = key === '' ? manifest : isObject(manifest) ? manifest[key] : undefined
  if (found === undefined) return []
  const items = kind === undefined ? [found] : Object.values(found as object)
  return rest === '' && kind === undefined
    ? items
    : items.flatMap((item) => (rest === '' ? [item] : valuesAt(item, rest)))
}

/** What has no such text. */
export const without = (text: string): RegExp =>
  new RegExp(`^(?![\\s\\S]*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`)
