import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editorSchemaName } from './editorSchema'
import type { Schema } from './schema'

/** Reads the schemas of a folder, by the name of their file, in order; without the one for editors, which is made of the others. */
export async function readSchemas(folder: string): Promise<Map<string, Schema>> {
  const names = (await readdir(folder))
    // Not what editors and file managers leave beside them.
    .filter((name) => /^[^.].*\.schema\.json$/.test(name) && name !== editorSchemaName)
    .sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? '') as Schema]))
}
