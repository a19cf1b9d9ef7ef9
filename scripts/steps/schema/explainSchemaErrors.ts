import type { ErrorObject } from 'ajv/dist/2020.js'
import { closestName } from '../validate/closestName'
import type { Finding } from '../validate/issue'
import type { Path } from '../validate/jsonTree'
import type { Schema, SchemaRegistry } from './schema'
import {
  acceptsNumber,
  detailsByKeyword,
  isObject,
  missingKeyFinding,
  typeNameOf,
  typeNamesOf,
  unknownKeyDetails,
  wrongTypeDetails,
} from './schemaIssueDetails'

/**
 * Turns the validator's errors into readable findings. For an `anyOf` the validator reports errors of every branch;
 * only those of the branch that was probably intended are kept. `basePath` is the path to `root`.
 */
export function explainSchemaErrors(
  errors: readonly ErrorObject[],
  root: unknown,
  schemas: SchemaRegistry,
  basePath: Path = [],
): Finding[] {
  const anyOfErrors = errors.filter(({ keyword }) => keyword === 'anyOf')
  const outermostErrors = anyOfErrors.filter((error) => !anyOfErrors.some((other) => isBelow(error, other)))
  const otherErrors = errors.filter(
    (error) => !outermostErrors.some((anyOfError) => isAtOrBelow(error, anyOfError)),
  )
  const findings = [
    ...otherErrors.flatMap((error) => explainError(error, basePath, root, schemas) ?? []),
    ...outermostErrors.flatMap((anyOfError) => explainAnyOf(anyOfError, basePath, schemas)),
  ]
  return findings.filter((finding) => !isCausedByMisspelling(finding, findings))
}

/** The errors of the branches are at or below the value that has the anyOf, and nothing else is. */
function isAtOrBelow(error: ErrorObject, anyOfError: ErrorObject): boolean {
  return error.instancePath === anyOfError.instancePath || isBelow(error, anyOfError)
}

function isBelow(error: ErrorObject, anyOfError: ErrorObject): boolean {
  return error.instancePath.startsWith(`${anyOfError.instancePath}/`)
}

/** A key that is missing because it, or what it is in, is misspelled or elsewhere was already reported. */
function isCausedByMisspelling({ code, path, missing }: Finding, findings: readonly Finding[]): boolean {
  if (code !== 'missing-key') return false
  const wanted = [...path, missing].join('/')
  return findings.some(({ suggestion, path: other, meant = [] }) =>
    [...meant, ...(suggestion ? [[...other.slice(0, -1), suggestion]] : [])].some((intended) =>
      `${wanted}/`.startsWith(`${intended.join('/')}/`),
    ),
  )
}

function explainAnyOf(anyOfError: ErrorObject, basePath: Path, schemas: SchemaRegistry): Finding[] {
  const path = pathOf(anyOfError, basePath)
  const branches = anyOfError.schema as Schema[]
  const intended = branches.find((branch) =>
    isIntendedBranch(schemas.dereference(branch), anyOfError.data, branches, schemas),
  )
  if (intended)
    return explainSchemaErrors(schemas.errorsOf(intended, anyOfError.data), anyOfError.data, schemas, path)
  const expected = branches.map((branch) => String(schemas.dereference(branch).description))
  return [{ path, ...wrongTypeDetails(path, anyOfError.data, expected) }]
}

/** Whether the value was probably written for this branch: it has the same type, and for objects the closest key. */
function isIntendedBranch(
  branch: Schema,
  value: unknown,
  branches: readonly Schema[],
  schemas: SchemaRegistry,
): boolean {
  if (!isObject(value))
    return typeNamesOf(branch).some((kind) => kind === typeNameOf(value) || acceptsNumber(kind, value))
  const objects = branches.map(schemas.dereference).filter((other) => other.type === 'object')
  if (objects.length === 1) return objects[0] === branch
  const keys = objects.flatMap((other) => Object.keys((other.properties ?? {}) as Schema))
  const [first = ''] = Object.keys(value)
  return Object.hasOwn((branch.properties ?? {}) as Schema, closestName(first, keys) ?? '')
}

function explainError(
  error: ErrorObject,
  basePath: Path,
  root: unknown,
  schemas: SchemaRegistry,
): Finding | undefined {
  const path =
    error.propertyName === undefined
      ? pathOf(error, basePath)
      : [...pathOf(error, basePath), error.propertyName]
  const on = error.propertyName === undefined ? 'value' : 'key'
  const details = detailsByKeyword[error.keyword]?.(error, path)
  if (error.keyword === 'additionalProperties')
    return {
      ...unknownKeyDetails(error, path, schemas.placesOf(String(error.params.additionalProperty))),
      path: [...path, String(error.params.additionalProperty)],
      on: 'key',
    }
  if (error.keyword === 'required') return missingKeyFinding(error, path, root)
  return details && { ...details, path, on }
}

function pathOf(error: ErrorObject, basePath: Path): Path {
  const segments = error.instancePath.split('/').slice(1)
  return basePath.concat(segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')))
}
