import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Reply } from './exchange'

const FOLDER = new URL('../../schemas/platform/', import.meta.url)

const checker = new Ajv2020({ allErrors: true, allowUnionTypes: true })
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.schema.json')))
  checker.addSchema(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))

/** Refusals that carry a value, by their code; all others carry null. */
const refusalValues: Readonly<Record<string, string>> = {
  login_verify_required: 'login.schema.json#/$defs/secondFactors',
}

function problem(schema: string, value: unknown, dataVar: string): string | undefined {
  const check = checker.getSchema(schema)
  if (!check) return `no schema named ${schema}`
  return check(value) ? undefined : checker.errorsText(check.errors, { dataVar })
}

/** What does not fit when a reply is held against a schema of schemas/platform; undefined when all of it fits. */
export function misfit(schema: string, reply: Reply): string | undefined {
  const envelope = problem('reply.schema.json', reply, 'reply')
  if (envelope !== undefined) return envelope
  const { success, errorCode, value } = reply
  if (success) return problem(`${schema}.schema.json`, value, 'reply/value')
  const carried = refusalValues[errorCode ?? '']
  if (carried !== undefined) return problem(carried, value, 'reply/value')
  return value === null ? undefined : 'reply/value of a refusal must be null'
}
