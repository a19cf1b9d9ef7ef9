/** What came from outside, as far as it has fields: readers are lenient, and ask for each by itself (D2). */
export type Fields = Record<string, unknown>

declare const shape: unique symbol

/**
 * A value that the platform sent where its schema has a `T`. Nothing is certain of it, not even that it is an object: it is read
 * with `fields` and `listOf`, which know the names of the schema and promise nothing of what stands there.
 */
export interface Untrusted<T> {
  readonly [shape]: T
}

type KeyOf<T> = T extends unknown ? keyof T : never
type ValueAt<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never
type Part<T> = [T] extends [object] ? Untrusted<T> : unknown

/** What comes from elsewhere, where a `T` should be: a reply, or what this device has stored. */
export const untrusted = <T>(raw: unknown): Untrusted<T> => raw as Untrusted<T>

/** The fields that a schema names: each may be absent, and anything may stand in it. */
export type FieldsOf<T> = { readonly [Key in KeyOf<T>]?: Part<NonNullable<ValueAt<T, Key>>> }

/** The fields of an object; none of anything else. */
export function fields<T>(raw: Untrusted<T>): FieldsOf<T>
export function fields(raw: unknown): Fields
export function fields(raw: unknown): Fields {
  return typeof raw === 'object' && raw !== null ? (raw as Fields) : {}
}

/** Whether it has fields by names, as a list has not. */
export const hasFields = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** What a list holds; some platforms send its items under names or numbers of their own (F003). */
export function listOf<T>(raw: Untrusted<readonly T[]> | undefined): Part<T>[]
export function listOf(raw: unknown): unknown[]
export function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : Object.values(fields(raw))
}

/** Text, or a number as text; empty for anything else. */
export const textOf = (raw: unknown): string =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : ''

/** What JSON says; undefined for what is none: a firewall answers with a page of its own (F002). */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Only what is there: exact optional properties leave no undefined behind. */
export const present = <T extends object>(all: T): Present<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Present<T>
