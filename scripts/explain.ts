import { type Options, readArguments } from './steps/commands/readArguments'
import { chooseSubject, subjectCommand, subjectHint, valuesCommand } from './steps/explain/chooseSubject'
import { OptionError } from './steps/explain/options/readOptions'
import type { OptionValues, Subject } from './steps/explain/subject'
import { answerValues } from './steps/explain/values/answerValues'
import { formatIssues } from './steps/validate/formatIssues'
import { loadMerchants } from './steps/validate/loadMerchants'
import { merchantCodes, unknownCodeMessage } from './steps/validate/merchantCodes'

/**
 * `npm run explain -- <code> [keys...]`: where the values of a merchant come from. `npm run explain -- <code> <subject>`: decides one
 * case as the site does, and says why. Exits with 1 when it was asked wrongly.
 */
const root = process.cwd()

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function findCode([code = '']: readonly string[], usage: string): string {
  if (code === '') fail(`Which merchant? ${subjectHint('')}\n\nUsage: ${usage}`)
  const unknown = unknownCodeMessage([code], merchantCodes(root))
  return unknown === undefined ? code : fail(unknown)
}

async function explainSubject(subject: Subject): Promise<void> {
  const command = subjectCommand(subject)
  const { values, positionals } = readArguments(command)
  const code = findCode(positionals, command.usage)
  const { merchants, issues } = await loadMerchants(root, { codes: [code] })
  const { manifest } =
    merchants.find((one) => one.code === code) ?? fail(formatIssues(issues, { color: false }))
  const { text, json } = await subject.explain({ code, manifest }, values as OptionValues<Options>)
  console.log(values.json ? JSON.stringify({ merchant: code, ...json }, null, 2) : text)
}

async function explainManifest(): Promise<void> {
  const { values, positionals } = readArguments(valuesCommand)
  const [, ...keys] = positionals
  const code = findCode(positionals, valuesCommand.usage)
  const { text, json } = await answerValues(root, code, keys, values)
  console.log(values.json ? JSON.stringify({ merchant: code, ...json }, null, 2) : text)
  const { issues } = await loadMerchants(root, { codes: [code], onlyCodes: true })
  if (issues.length > 0)
    console.error(`\n${code} does not pass the check, and is not built: npm run check ${code}`)
}

const subject = chooseSubject(process.argv.slice(2))
try {
  await (subject ? explainSubject(subject) : explainManifest())
} catch (error) {
  if (!(error instanceof OptionError)) throw error
  fail(error.message)
}
