import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Schema } from './grammar'
import type { Complaint, Finding, Path } from './issue'
import { nearest } from './nearest'

/** What to say, by the keyword of the schema that was broken. */
export const complaints: Record<string, (error: ErrorObject, path: Path) => Complaint> = {
  type: (error, path) => wrongKind(path, error.data, kindsOf(error.parentSchema ?? {})),
  enum: (error, path) => notAmong(path, error.data, error.schema as unknown[]),
  const: (error, path) => notAmong(path, error.data, [error.schema]),
  pattern: (error, path) => malformed(error, path),
  format: (error, path) => malformed(error, path),
  minLength: (error, path) => malformed(error, path),
  maxLength: (error, path) => ({
    code: 'too-long',
    message: `${named(path)} is ${lengthOf(error.data)} characters long.`,
    expected: `at most ${error.schema} characters`,
    hint: 'Shorten it.',
  }),
  minimum: (error, path) => outOfRange(error, path),
  maximum: (error, path) => outOfRange(error, path),
  minItems: (error, path) => tooFew(path, `at least ${error.schema} in the list`),
  minProperties: (error, path) => tooFew(path, `at least ${error.schema} key`),
  maxItems: (error, path) => ({
    code: 'too-many',
    message: `${named(path)} has ${lengthOf(error.data)} entries.`,
    expected: `at most ${error.schema}`,
    hint: 'Take some out.',
  }),
  uniqueItems: (error, path) => ({
    code: 'repeated-entry',
    message: `${named(path)} names ${shown((error.data as unknown[])[Number(error.params.i)])} twice.`,
    hint: 'Keep one of the two.',
  }),
}

/** What the keys of some objects are called. */
const keyNouns: Readonly<Record<string, string>> = {
  Flags: 'flag',
  Settings: 'setting',
  Localized: 'language',
  DownloadSettings: 'download setting',
  Hosts: 'kind of host',
}

export function unknownKey(error: ErrorObject, path: Path): Complaint {
  const key = String(error.params.additionalProperty)
  const names = Object.keys((error.parentSchema?.properties ?? {}) as Schema)
  const suggestion = nearest(key, names)
  const noun = keyNouns[String(error.parentSchema?.title)] ?? 'key'
  const where = noun === 'key' ? (path.length > 0 ? ` of ${named(path)}` : ' of a manifest') : ''
  return {
    code: 'unknown-key',
    message: `"${key}" is not a ${noun}${where}.`,
    expected: `one of ${names.join(', ')}`,
    ...(suggestion && { suggestion }),
    hint: suggestion ? `Rename it to "${suggestion}", or take it out.` : 'Take it out.',
  }
}

export function missingKey(error: ErrorObject, path: Path, root: unknown): Finding {
  const missing = String(error.params.missingProperty)
  const properties = (error.parentSchema?.properties ?? {}) as Readonly<Record<string, Schema>>
  const description = properties[missing]?.description
  const preset = isObject(root) && typeof root.extends === 'string' ? ' or to a preset that it extends' : ''
  return {
    path,
    missing,
    code: 'missing-key',
    message: `"${missing}" is missing${path.length > 0 ? ` in ${named(path)}` : ''}.`,
    ...(description !== undefined && { expected: String(description) }),
    hint: path.length > 0 ? `Add "${missing}".` : `Add "${missing}" to this file${preset}.`,
  }
}

/** A value of a kind that is none of those that are expected. */
export function wrongKind(path: Path, value: unknown, expected: readonly string[]): Complaint {
  const [only = ''] = expected
  const but = expected.length > 1 ? 'and that does not fit here' : `but ${only} is expected`
  const write = expected.length > 1 ? 'Write one of these.' : `Write ${only}.`
  return {
    code: 'wrong-type',
    message: `${named(path)} is ${described(value)}, ${but}.`,
    expected: expected.join(', or '),
    hint: isQuoted(value) ? 'Take the quotes away.' : write,
  }
}

function notAmong(path: Path, value: unknown, allowed: readonly unknown[]): Complaint {
  const suggestion =
    typeof value === 'string'
      ? nearest(
          value,
          allowed.filter((one) => typeof one === 'string'),
        )
      : undefined
  return {
    code: 'unknown-value',
    message: `${named(path)} cannot be ${shown(value)}.`,
    expected: `${allowed.length > 1 ? 'one of ' : ''}${allowed.map(shown).join(', ')}`,
    ...(suggestion && { suggestion }),
    hint: isQuoted(value)
      ? 'Take the quotes away.'
      : `Write ${suggestion ? `"${suggestion}"` : 'one of these'}.`,
  }
}

function malformed(error: ErrorObject, path: Path): Complaint {
  const { description, examples } = error.parentSchema ?? {}
  const [example] = (examples ?? []) as unknown[]
  const value = error.propertyName ?? error.data
  const what = value === '' ? `${named(path)} is empty.` : `${shown(value)} does not have the right form.`
  return {
    code: 'malformed',
    message: what,
    expected: description ? String(description) : `the pattern ${error.schema}`,
    hint:
      example === undefined ? 'Write it in the form that is expected.' : `Write it like ${shown(example)}.`,
  }
}

function outOfRange(error: ErrorObject, path: Path): Complaint {
  const { minimum, maximum } = error.parentSchema ?? {}
  return {
    code: 'out-of-range',
    message: `${named(path)} is ${error.data}.`,
    expected: `a number from ${minimum} to ${maximum}`,
    hint: `Write a number from ${minimum} to ${maximum}.`,
  }
}

function tooFew(path: Path, expected: string): Complaint {
  return { code: 'empty', message: `${named(path)} is empty.`, expected, hint: 'Fill it, or take it out.' }
}

/** The value's name: its key, and in a list also the list's. */
function named(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'the manifest'
  if (!/^\d+$/.test(String(last))) return `"${last}"`
  return `entry ${Number(last) + 1} of ${named(path.slice(0, -1))}`
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** A value with its kind: `the text "yes"`. */
function described(value: unknown): string {
  if (typeof value === 'string') return `the text ${shown(value)}`
  if (typeof value === 'number') return `the number ${value}`
  return typeof value === 'boolean' ? String(value) : kindOf(value)
}

/** Whether a text looks like a number, true or false in quotes. */
const isQuoted = (value: unknown): boolean =>
  typeof value === 'string' && /^(true|false|\d+(\.\d+)?)$/.test(value)

export const isNumeric = (kind: string, value: unknown): boolean =>
  kind === kinds.integer && typeof value === 'number'

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What JSON's types are called in a sentence. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

export function kindsOf(schema: Schema): string[] {
  const types =
    schema.type === undefined
      ? ((schema.enum ?? []) as unknown[]).map((value) => typeof value)
      : [schema.type]
  return types.flat().map((type) => kinds[String(type)] ?? String(type))
}

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return value === null ? 'null' : (kinds[typeof value] ?? typeof value)
}
