import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Schema, Schemas } from './grammar'
import type { Complaint, Finding, Path } from './issue'
import { nearest } from './nearest'

/**
 * What the validator found, as sentences for operators. The validator complains about every branch of an `anyOf`;
 * here the branch that was meant is found, and only its complaints are kept.
 */
export function explain(errors: readonly ErrorObject[], root: unknown, schemas: Schemas): Finding[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  const outermost = choices.filter(
    (error) => !choices.some((other) => error !== other && isWithin(error, other)),
  )
  const plain = errors.filter((error) => !outermost.some((choice) => isWithin(error, choice)))
  const findings = [
    ...plain.flatMap((error) => explainOne(error, root) ?? []),
    ...outermost.flatMap((choice) => explainChoice(choice, schemas)),
  ]
  return findings.filter((finding) => !isEchoOfMisspelling(finding, findings))
}

/** Errors of the branches stand at or below the value that had to choose; nothing else does. */
function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  return error === choice || `${error.instancePath}/`.startsWith(`${choice.instancePath}/`)
}

/** A key that is missing because it is misspelled is already reported as misspelled. */
function isEchoOfMisspelling({ code, path, missing }: Finding, findings: readonly Finding[]): boolean {
  if (code !== 'missing-key') return false
  return findings.some(
    (other) => other.suggestion === missing && other.path.slice(0, -1).join('/') === path.join('/'),
  )
}

function explainChoice(choice: ErrorObject, schemas: Schemas): Finding[] {
  const path = pathOf(choice)
  const branches = choice.schema as Schema[]
  const meant = branches.find((branch) => isMeant(schemas.follow(branch), choice.data, branches, schemas))
  if (meant) {
    const findings = explain(schemas.errorsOf(meant, choice.data), choice.data, schemas)
    return findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] }))
  }
  const expected = branches.map((branch) => String(schemas.follow(branch).description)).join(', or ')
  return [{ path, ...wrongKind(path, choice.data, expected) }]
}

/** Whether a branch is the one that the value was written for: the same kind, and of objects the nearest key. */
function isMeant(branch: Schema, value: unknown, branches: readonly Schema[], schemas: Schemas): boolean {
  if (!isObject(value))
    return kindsOf(branch).some((kind) => kind === kindOf(value) || isNumeric(kind, value))
  const objects = branches.map(schemas.follow).filter((other) => other.type === 'object')
  if (objects.length === 1) return objects[0] === branch
  const keys = objects.flatMap((other) => Object.keys((other.properties ?? {}) as Schema))
  const [first = ''] = Object.keys(value)
  return Object.hasOwn((branch.properties ?? {}) as Schema, nearest(first, keys) ?? '')
}

function explainOne(error: ErrorObject, root: unknown): Finding | undefined {
  const path = error.propertyName === undefined ? pathOf(error) : [...pathOf(error), error.propertyName]
  const on = error.propertyName === undefined ? 'value' : 'key'
  const complaint = complaints[error.keyword]?.(error, path)
  if (error.keyword === 'additionalProperties')
    return { ...unknownKey(error), path: [...path, String(error.params.additionalProperty)], on: 'key' }
  if (error.keyword === 'required') return missingKey(error, path, root)
  return complaint && { ...complaint, path, on }
}

const complaints: Record<string, (error: ErrorObject, path: Path) => Complaint> = {
  type: (error, path) => wrongKind(path, error.data, kindsOf(error.parentSchema ?? {}).join(' or ')),
  enum: (error, path) => notAmong(path, error.data, error.schema as unknown[]),
  const: (error, path) => notAmong(path, error.data, [error.schema]),
  pattern: (error, path) => malformed(error, path),
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

function unknownKey(error: ErrorObject): Complaint {
  const key = String(error.params.additionalProperty)
  const names = Object.keys((error.parentSchema?.properties ?? {}) as Schema)
  const suggestion = nearest(key, names)
  const noun = keyNouns[String(error.parentSchema?.title)] ?? 'key'
  const path = pathOf(error)
  const where = noun === 'key' ? (path.length > 0 ? ` of ${named(path)}` : ' of a manifest') : ''
  return {
    code: 'unknown-key',
    message: `"${key}" is not a ${noun}${where}.`,
    expected: `one of ${names.join(', ')}`,
    ...(suggestion && { suggestion }),
    hint: suggestion ? `Rename it to "${suggestion}", or take it out.` : 'Take it out.',
  }
}

function missingKey(error: ErrorObject, path: Path, root: unknown): Finding {
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

function wrongKind(path: Path, value: unknown, expected: string): Complaint {
  return {
    code: 'wrong-type',
    message: `${named(path)} is ${described(value)}, but ${expected} is expected.`,
    expected,
    hint: isQuoted(value) ? 'Take the quotes away.' : `Write ${expected}.`,
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

function pathOf(error: ErrorObject): Path {
  const steps = error.instancePath.split('/').slice(1)
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
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

const isNumeric = (kind: string, value: unknown): boolean =>
  kind === kinds.integer && typeof value === 'number'

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
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

function kindsOf(schema: Schema): string[] {
  const types =
    schema.type === undefined
      ? ((schema.enum ?? []) as unknown[]).map((value) => typeof value)
      : [schema.type]
  return types.flat().map((type) => kinds[String(type)] ?? String(type))
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return value === null ? 'null' : (kinds[typeof value] ?? typeof value)
}
