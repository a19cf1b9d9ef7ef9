import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** The envelope of every reply (I7.02, E7.04). */
export interface Reply {
  success: boolean
  message: string
  errorCode: string | null
  value: unknown
}

const schemaFolder = new URL('../../../schemas/platform/', import.meta.url)

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
for (const file of readdirSync(schemaFolder).filter((name) => /^[^.].*\.schema\.json$/.test(name)))
  ajv.addSchema(JSON.parse(readFileSync(new URL(file, schemaFolder), 'utf8')))

/** Schemas of the values of refusals, by error code; all other refusals have null. */
const refusalValueSchemas: Readonly<Record<string, string>> = {
  login_verify_required: 'login.schema.json#/$defs/secondFactors',
}

function schemaErrors(schema: string, value: unknown, dataVar: string): string | undefined {
  const validate = ajv.getSchema(schema)
  if (!validate) return `no schema named ${schema}`
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar })
}

/** Validates a reply against a schema of schemas/platform: the errors as text, or undefined when it is valid. */
export function validateReply(schema: string, reply: Reply): string | undefined {
  const envelopeErrors = schemaErrors('reply.schema.json', reply, 'reply')
  if (envelopeErrors !== undefined) return envelopeErrors
  const { success, errorCode, value } = reply
  if (success) return schemaErrors(`${schema}.schema.json`, value, 'reply/value')
  const valueSchema = refusalValueSchemas[errorCode ?? '']
  if (valueSchema !== undefined) return schemaErrors(valueSchema, value, 'reply/value')
  return value === null ? undefined : 'reply/value of a refusal must be null'
}
