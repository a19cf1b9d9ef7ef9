import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestProperties } from '../../scripts/steps/reference/manifestProperties'
import type { Schema } from '../../scripts/steps/schema/schema'

const read = (file: string): Schema => JSON.parse(readFileSync(join('schemas', file), 'utf8')) as Schema

/** The path of every property that a merchant's manifest can have. */
export const schemaProperties = (): string[] =>
  manifestProperties(
    new Map(
      readdirSync('schemas')
        .filter((file) => file.endsWith('.schema.json'))
        .map((file) => [file, read(file)]),
    ),
  ).map(({ path }) => path)
