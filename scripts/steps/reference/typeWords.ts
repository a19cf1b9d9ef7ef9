import type { Schema } from '../schema/schema'
import { follow, type Schemas, sharedPart } from './manifestProperties'

/** What a value may be, in words: `a whole number from 6 to 64, or { "from": "server" }`. */
export function typeWords(schemas: Schemas, schema: Schema, file: string): string {
  if (typeof schema.$ref === 'string') return referenceWords(schemas, schema.$ref, file)
  if (Array.isArray(schema.anyOf)) return branchWords(schemas, schema.anyOf as Schema[], file)
  if ('const' in schema) return code(schema.const)
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map(code).join(', ')}`
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'integer' || schema.type === 'number') return numberWords(schema)
  if (schema.type === 'array') return listWords(schemas, schema, file)
  if (schema.type === 'object') return objectWords(schemas, schema, file)
  return textWords(schema)
}

/** What a reference leads to describes the value where its description is no sentence: `a host name in lower case`. */
function referenceWords(schemas: Schemas, reference: string, file: string): string {
  const target = follow(schemas, reference, file)
  const shared = sharedPart(reference)
  if (shared === 'localized') return 'a text for each language ([`localized`](README.md#localized))'
  if (shared === 'when') return 'a condition ([`when`](README.md#when))'
  const { description } = target.schema
  const isPhrase = typeof description === 'string' && /^[a-z{]/.test(description)
  if (isPhrase && !Array.isArray(target.schema.enum)) return quoted(description)
  return typeWords(schemas, target.schema, target.file)
}

const branchWords = (schemas: Schemas, branches: readonly Schema[], file: string): string =>
  [...new Set(branches.map((branch) => branchPhrase(schemas, branch, file)))].join(', or ')

const branchPhrase = (schemas: Schemas, branch: Schema, file: string): string =>
  typeof branch.description === 'string' && /^[a-z"{]/.test(branch.description)
    ? quoted(branch.description)
    : typeWords(schemas, branch, file)

/** JSON in a phrase is code. */
const quoted = (phrase: string): string => phrase.replace(/\{.*\}|"[^"]*"/g, (json) => `\`${json}\``)

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

const range = (least: unknown, most: unknown, unit = ''): string =>
  [
    least === undefined ? '' : `from ${least}`,
    most === undefined ? '' : `${least === undefined ? 'up ' : ''}to ${most}`,
  ]
    .filter(Boolean)
    .map((part, index) => (index === 0 ? ` ${part}` : part))
    .join(' ') + unit

const numberWords = ({ type, minimum, maximum }: Schema): string =>
  `a ${type === 'integer' ? 'whole ' : ''}number${range(minimum, maximum)}`

function textWords({ minLength, maxLength, pattern }: Schema): string {
  const length =
    maxLength === undefined
      ? ''
      : ` of ${minLength === undefined ? 'up' : minLength} to ${maxLength} characters`
  return `a text${length}${pattern === undefined ? '' : `, like the pattern \`${pattern}\``}`
}

function listWords(
  schemas: Schemas,
  { items, minItems, maxItems, uniqueItems }: Schema,
  file: string,
): string {
  const limits = [
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
    ...(uniqueItems === true ? ['none twice'] : []),
  ]
  return `a list${limits.length > 0 ? ` (${limits.join(', ')})` : ''} of: ${typeWords(schemas, items as Schema, file)}`
}

function objectWords(schemas: Schemas, { properties, propertyNames }: Schema, file: string): string {
  if (properties)
    return `an object with ${Object.keys(properties as Schema)
      .map((key) => `\`${key}\``)
      .join(', ')}`
  return propertyNames ? `an object by ${typeWords(schemas, propertyNames as Schema, file)}` : 'an object'
}
