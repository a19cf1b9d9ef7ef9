import type { ErrorObject } from 'ajv/dist/2020.js'
import { findRename } from '../migrate/migrations'
import { closestName } from '../validate/closestName'
import type { Finding, IssueDetails } from '../validate/issue'
import type { Path } from '../validate/jsonTree'
import type { KeyPlace, Schema } from './schema'

/** The issue details for each schema keyword that can be violated. */
export const detailsByKeyword: Record<string, (error: ErrorObject, path: Path) => IssueDetails> = {
  type: (error, path) => wrongTypeDetails(path, error.data, typeNamesOf(error.parentSchema ?? {})),
  enum: (error, path) => unknownValueDetails(path, error.data, error.schema as unknown[]),
  const: (error, path) => unknownValueDetails(path, error.data, [error.schema]),
  pattern: (error, path) => malformedDetails(error, path),
  format: (error, path) => malformedDetails(error, path),
  minLength: (error, path) => malformedDetails(error, path),
  maxLength: (error, path) => ({
    code: 'too-long',
    message: `${describePath(path)} is ${lengthOf(error.data)} characters long.`,
    expected: `at most ${error.schema} characters`,
    hint: 'Shorten it.',
  }),
  minimum: (error, path) => outOfRangeDetails(error, path),
  maximum: (error, path) => outOfRangeDetails(error, path),
  minItems: (error, path) => emptyDetails(path, `at least ${error.schema} in the list`),
  minProperties: (error, path) => emptyDetails(path, `at least ${error.schema} key`),
  maxItems: (error, path) => ({
    code: 'too-many',
    message: `${describePath(path)} has ${lengthOf(error.data)} entries.`,
    expected: `at most ${error.schema}`,
    hint: 'Remove some.',
  }),
  uniqueItems: (error, path) => ({
    code: 'repeated-entry',
    message: `${describePath(path)} lists ${toJson((error.data as unknown[])[Number(error.params.i)])} twice.`,
    hint: 'Keep one of the two.',
  }),
}

/** What to call the keys of some objects. */
const keyNouns: Readonly<Record<string, string>> = {
  Flags: 'flag',
  Settings: 'setting',
  Localized: 'language',
  DownloadSettings: 'download setting',
  Hosts: 'kind of host',
}

export function unknownKeyDetails(
  error: ErrorObject,
  path: Path,
  places: readonly KeyPlace[],
): IssueDetails & Pick<Finding, 'meant'> {
  const key = String(error.params.additionalProperty)
  const names = Object.keys((error.parentSchema?.properties ?? {}) as Schema)
  const noun = keyNouns[String(error.parentSchema?.title)] ?? 'key'
  const where = noun === 'key' ? (path.length > 0 ? ` of ${describePath(path)}` : ' of a manifest') : ''
  const details = {
    code: 'unknown-key',
    message: `"${key}" is not a ${noun}${where}.`,
    expected: `one of ${names.join(', ')}`,
  }
  const rename = findRename([...path, key])
  if (rename)
    return {
      ...details,
      suggestion: rename.name,
      hint: `Rename it to "${rename.name}", as it is called since version ${rename.since}.`,
    }
  if (places.length > 0 && places.length <= maxPlaces)
    return {
      ...details,
      hint: `Move it to ${places.map(({ name }) => name).join(' or ')}.`,
      meant: places.flatMap(({ path: place }) => (place ? [[...place, key]] : [])),
    }
  const suggestion = closestName(key, names)
  return {
    ...details,
    ...(suggestion && { suggestion }),
    hint: suggestion ? `Rename it to "${suggestion}", or remove it.` : 'Remove it.',
  }
}

/** A key with more places than these, such as "title", says nothing about the place that was meant. */
const maxPlaces = 3

export function missingKeyFinding(error: ErrorObject, path: Path, root: unknown): Finding {
  const missing = String(error.params.missingProperty)
  const properties = (error.parentSchema?.properties ?? {}) as Readonly<Record<string, Schema>>
  const description = properties[missing]?.description
  const where = path.every((segment) => /^[a-z]\w*$/i.test(String(segment)))
    ? `"${path.join('.')}"`
    : describePath(path)
  const presetHint =
    missing === 'routes' && isObject(root) && root.extends === undefined
      ? ', or extend a preset that has it'
      : ''
  return {
    path,
    missing,
    code: 'missing-key',
    message: `"${missing}" is missing${path.length > 0 ? ` in ${where}` : ''}.`,
    ...(description !== undefined && { expected: String(description) }),
    hint: path.length > 0 ? `Add "${missing}".` : `Add "${missing}" to this file${presetHint}.`,
  }
}

/** A value whose type is none of the expected ones. */
export function wrongTypeDetails(path: Path, value: unknown, expected: readonly string[]): IssueDetails {
  const [expectedType = ''] = expected
  const consequence = expected.length > 1 ? 'which is not valid here' : `but ${expectedType} is expected`
  const advice = expected.length > 1 ? 'Write one of these.' : `Write ${expectedType}.`
  return {
    code: 'wrong-type',
    message: `${describePath(path)} is ${describeValue(value)}, ${consequence}.`,
    expected: expected.join(', or '),
    hint: expected.some((type) => isQuoted(value, type)) ? 'Remove the quotes.' : advice,
  }
}

function unknownValueDetails(path: Path, value: unknown, allowed: readonly unknown[]): IssueDetails {
  const suggestion =
    typeof value === 'string'
      ? closestName(
          value,
          allowed.filter((option) => typeof option === 'string'),
        )
      : undefined
  return {
    code: 'unknown-value',
    message: `${describePath(path)} cannot be ${toJson(value)}.`,
    expected: `${allowed.length > 1 ? 'one of ' : ''}${allowed.map(toJson).join(', ')}`,
    ...(suggestion && { suggestion }),
    hint: allowed.some((option) => typeof option !== 'string' && toJson(option) === value)
      ? 'Remove the quotes.'
      : `Write ${suggestion ? `"${suggestion}"` : 'one of these'}.`,
  }
}

function malformedDetails(error: ErrorObject, path: Path): IssueDetails {
  const { description, examples } = error.parentSchema ?? {}
  const [example] = (examples ?? []) as unknown[]
  const value = error.propertyName ?? error.data
  const message = value === '' ? `${describePath(path)} is empty.` : `${toJson(value)} has the wrong format.`
  return {
    code: 'malformed',
    message,
    expected: description ? String(description) : `the pattern ${error.schema}`,
    hint: example === undefined ? 'Use the expected format.' : `Write it like ${toJson(example)}.`,
  }
}

function outOfRangeDetails(error: ErrorObject, path: Path): IssueDetails {
  const { minimum, maximum } = error.parentSchema ?? {}
  return {
    code: 'out-of-range',
    message: `${describePath(path)} is ${error.data}.`,
    expected: `a number from ${minimum} to ${maximum}`,
    hint: `Write a number from ${minimum} to ${maximum}.`,
  }
}

function emptyDetails(path: Path, expected: string): IssueDetails {
  return {
    code: 'empty',
    message: `${describePath(path)} is empty.`,
    expected,
    hint: 'Add something, or remove it.',
  }
}

/** A readable name for a path: the key, and for a list item also the list's key. */
function describePath(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'the manifest'
  if (!/^\d+$/.test(String(last))) return `"${last}"`
  return `entry ${Number(last) + 1} of ${describePath(path.slice(0, -1))}`
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** A value with its type: `the text "yes"`. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return `the text ${toJson(value)}`
  if (typeof value === 'number') return `the number ${value}`
  return typeof value === 'boolean' ? String(value) : typeNameOf(value)
}

/** Whether a text is a number, true or false in quotes, and would be of the expected type without them. */
function isQuoted(value: unknown, type: string): boolean {
  if (typeof value !== 'string') return false
  if (/^(true|false)$/.test(value)) return type === typeNames.boolean
  return /^\d+(\.\d+)?$/.test(value) && /^a (whole )?number/.test(type)
}

export const acceptsNumber = (typeName: string, value: unknown): boolean =>
  typeName === typeNames.integer && typeof value === 'number'

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Readable names of the JSON types. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

export function typeNamesOf(schema: Schema): string[] {
  const types =
    schema.type === undefined
      ? ((schema.enum ?? []) as unknown[]).map((value) => typeof value)
      : [schema.type]
  return types.flat().map((type) => typeNames[String(type)] ?? String(type))
}

export function typeNameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return value === null ? 'null' : (typeNames[typeof value] ?? typeof value)
}
