import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from './steps/commands/readArguments'
import { generateNumberingPlans } from './steps/phone/generateNumberingPlans'
import { generateReference } from './steps/reference/generateReference'
import { generateTypes } from './steps/schema/generateTypes'

/**
 * `npm run types` generates the types that the schemas describe, the schema for editors, and the numbering plans;
 * `npm run types -- --check` only reports whether the committed files are stale, and exits with 1 if they are.
 */
const root = join(import.meta.dirname, '..')
const { values } = readArguments({
  usage: 'npm run types [-- --check]',
  summary: 'Generates TypeScript and the schema for editors, and the numbering plans of phone numbers.',
  words: 0,
  options: { check: { type: 'boolean', default: false, help: 'only says whether the files are stale' } },
})

const files = [
  ...(await generateTypes(root)),
  await generateNumberingPlans(root),
  ...(await generateReference(root)),
]
for (const { file, text } of files) {
  const current = await readFile(join(root, file), 'utf8').catch(() => undefined)
  if (current === text) continue
  if (values.check) {
    console.error(`${file} is stale: what it is generated from has changed. Run "npm run types".`)
    process.exitCode = 1
  } else {
    await writeFile(join(root, file), text)
    console.log(`${file} written.`)
  }
}
