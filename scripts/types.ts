import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { declareTypes } from './steps/declare'

/**
 * `npm run types` writes the types that the schemas describe; `npm run types -- --check` only says whether the
 * written ones are stale, and exits with 1 when they are.
 */
const root = join(import.meta.dirname, '..')
const onlyCheck = process.argv.includes('--check')

for (const { file, text } of await declareTypes(root)) {
  const written = await readFile(join(root, file), 'utf8').catch(() => undefined)
  if (written === text) continue
  if (onlyCheck) {
    console.error(`${file} is stale: a schema has changed. Run "npm run types".`)
    process.exitCode = 1
  } else {
    await writeFile(join(root, file), text)
    console.log(`${file} written.`)
  }
}
