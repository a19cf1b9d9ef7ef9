import type { ErrorObject } from 'ajv/dist/2020.js'
import {
  complaints,
  isNumeric,
  isObject,
  kindOf,
  kindsOf,
  missingKey,
  unknownKey,
  wrongKind,
} from './complain'
import type { Schema, Schemas } from './grammar'
import type { Finding, Path } from './issue'
import { nearest } from './nearest'

/**
 * What the validator found, as sentences for operators. It complains about every branch of an `anyOf`; here the
 * branch that was meant is found, and only its complaints are kept. `base` is the way to the value `root`.
 */
export function explain(
  errors: readonly ErrorObject[],
  root: unknown,
  schemas: Schemas,
  base: Path = [],
): Finding[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  const outermost = choices.filter((error) => !choices.some((other) => isBelow(error, other)))
  const plain = errors.filter((error) => !outermost.some((choice) => isWithin(error, choice)))
  const findings = [
    ...plain.flatMap((error) => explainOne(error, base, root) ?? []),
    ...outermost.flatMap((choice) => explainChoice(choice, base, schemas)),
  ]
  return findings.filter((finding) => !isEchoOfMisspelling(finding, findings))
}

/** Errors of the branches stand at or below the value that had to choose; nothing else does. */
function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  return error.instancePath === choice.instancePath || isBelow(error, choice)
}

function isBelow(error: ErrorObject, choice: ErrorObject): boolean {
  return error.instancePath.startsWith(`${choice.instancePath}/`)
}

/** A key that is missing because it is misspelled is already reported as misspelled. */
function isEchoOfMisspelling({ code, path, missing }: Finding, findings: readonly Finding[]): boolean {
  if (code !== 'missing-key') return false
  return findings.some(
    (other) => other.suggestion === missing && other.path.slice(0, -1).join('/') === path.join('/'),
  )
}

function explainChoice(choice: ErrorObject, base: Path, schemas: Schemas): Finding[] {
  const path = pathOf(choice, base)
  const branches = choice.schema as Schema[]
  const meant = branches.find((branch) => isMeant(schemas.follow(branch), choice.data, branches, schemas))
  if (meant) return explain(schemas.errorsOf(meant, choice.data), choice.data, schemas, path)
  const expected = branches.map((branch) => String(schemas.follow(branch).description))
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

function explainOne(error: ErrorObject, base: Path, root: unknown): Finding | undefined {
  const path =
    error.propertyName === undefined ? pathOf(error, base) : [...pathOf(error, base), error.propertyName]
  const on = error.propertyName === undefined ? 'value' : 'key'
  const complaint = complaints[error.keyword]?.(error, path)
  if (error.keyword === 'additionalProperties')
    return { ...unknownKey(error, path), path: [...path, String(error.params.additionalProperty)], on: 'key' }
  if (error.keyword === 'required') return missingKey(error, path, root)
  return complaint && { ...complaint, path, on }
}

function pathOf(error: ErrorObject, base: Path): Path {
  const steps = error.instancePath.split('/').slice(1)
  return base.concat(steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')))
}
