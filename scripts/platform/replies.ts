import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Reply } from './exchange'

const FOLDER = new URL('../../schemas/platform/', import.meta.url)

const checker = new Ajv2020({ allErrors: true, allowUnionTypes: true })
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.schema.json')))
  checker.addSchema(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))

/** What does not fit when a reply is held against a schema of schemas/platform; undefined when all of it fits. */
export function misfit(schema: string, reply: Reply): string | undefined {
  const check = checker.getSchema(`${schema}.schema.json`)
  if (!check) return `no schema named ${schema}`
  return check(reply) ? undefined : checker.errorsText(check.errors, { dataVar: 'reply' })
}
