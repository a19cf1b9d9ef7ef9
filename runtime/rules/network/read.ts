import type { ReplyShape } from '../../tables/calls'

/** External data with unknown fields: readers are lenient and check each field separately (D2). */
export type UnknownRecord = Record<string, unknown>

declare const untrustedType: unique symbol

/**
 * A value from the platform whose schema is `T`. Nothing is guaranteed, not even that it is an object: read it with
 * `fields` and `listOf`, which know the names in the schema and give unknown values.
 */
export interface Untrusted<T> {
  readonly [untrustedType]: T
}

type KeyOf<T> = T extends unknown ? keyof T : never
type ValueAt<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never
type UntrustedPart<T> = [T] extends [object] ? Untrusted<T> : unknown

/** Marks external data that should be a `T`: a reply, or what this device has stored. */
export const untrusted = <T>(raw: unknown): Untrusted<T> => raw as Untrusted<T>

/** The fields in a schema: each may be missing or have any value. */
export type FieldsOf<T> = { readonly [Key in KeyOf<T>]?: UntrustedPart<NonNullable<ValueAt<T, Key>>> }

/** The object itself; an empty one for anything else. */
export function fields<T>(raw: Untrusted<T>): FieldsOf<T>
export function fields(raw: unknown): UnknownRecord
export function fields(raw: unknown): UnknownRecord {
  return typeof raw === 'object' && raw !== null ? (raw as UnknownRecord) : {}
}

/** Whether it is an object and not an array. */
export const isRecord = (raw: unknown): raw is UnknownRecord =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** The items of a list; some platforms send an object with arbitrary keys instead (F003). */
export function listOf<T>(raw: Untrusted<readonly T[]> | undefined): UntrustedPart<T>[]
export function listOf(raw: unknown): unknown[]
export function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : Object.values(fields(raw))
}

const isCollection = (raw: unknown): boolean => typeof raw === 'object' && raw !== null

/** Whether a value is what a call returns. A list may be an object with arbitrary keys (F003). */
export function hasShape(raw: unknown, shape: ReplyShape | undefined): boolean {
  if (shape === undefined) return true
  if (shape === 'collection') return isCollection(raw)
  return isRecord(raw) && (shape === 'object' || isCollection(raw[shape.slice('list:'.length)]))
}

/** A string, or a number as a string; otherwise an empty string. */
export const textOf = (raw: unknown): string =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : ''

/** Parses JSON; undefined when it is invalid: firewalls answer with a page of their own (F002). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Removes undefined properties, as exactOptionalPropertyTypes requires. */
export const omitUndefined = <T extends object>(object: T): Defined<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>
