import { describeError } from './steps/commands/fileProblem'
import { readArguments } from './steps/commands/readArguments'
import { askAnswers } from './steps/newMerchant/askAnswers'
import { createMerchant } from './steps/newMerchant/createMerchant'
import { merchantFiles } from './steps/newMerchant/merchantFiles'
import { givenProblem, readAnswers } from './steps/newMerchant/readAnswers'
import { readAllPresets } from './steps/newMerchant/readPreset'
import { describeMerchant } from './steps/newMerchant/report'

/**
 * `npm run new -- <code> [options]`: makes merchants/<code>/, a merchant that passes the check, with a logo and an icon of its
 * name and colours. At a terminal it asks for what is missing, elsewhere it takes defaults. Exits with 1 when it made nothing.
 */
const root = process.cwd()
const options = {
  name: { type: 'string', value: 'text', help: 'the brand’s name; by default the code' },
  preset: {
    type: 'string',
    value: 'name',
    help: 'a file of merchants/_presets without ".json"; by default lottery',
  },
  languages: {
    type: 'string',
    value: 'list',
    help: 'codes or names with commas between them, the default first; by default EN',
  },
  primary: {
    type: 'string',
    value: 'colour',
    help: 'of buttons and links, in any form of CSS, "#" may be left out; by default one for the code',
  },
  accent: {
    type: 'string',
    value: 'colour',
    help: 'of prizes and badges; by default gold, or the opposite of a golden primary colour',
  },
  currency: {
    type: 'string',
    value: 'code',
    help: 'by default that of the first language’s country',
  },
  domain: {
    type: 'string',
    value: 'hosts',
    help: 'with commas between them, the main one first; by default www.<code>.example',
  },
  defaults: { type: 'boolean', default: false, help: 'asks nothing' },
} as const
const { values, positionals } = readArguments({
  usage:
    'npm run new -- <code> [--name "Sao Mai"] [--preset lottery] [--languages VI,EN] [--primary 0b5cad] [--accent f2b705] [--currency VND] [--domain www.saomai.example] [--defaults]',
  summary:
    'Makes a merchant that passes the check and starts at once, with a logo and an icon of its name and colours.',
  notes: () => ['At a terminal it asks for what is missing. Elsewhere, and in CI, only the code is needed.'],
  words: 1,
  options,
})

function fail(message: string): never {
  console.error(message)
  return process.exit(1)
}

async function run(): Promise<void> {
  const taken = Object.keys(options).find((name) => isTakenByNpm(name, values))
  if (taken !== undefined)
    fail(`npm has taken "--${taken}" for an option of its own: write "--" after "npm run new".`)
  const presets = await readAllPresets(root)
  const given = { ...values, code: positionals[0] }
  const wrong = givenProblem(root, presets, given)
  if (wrong !== undefined) fail(wrong)
  const answers = canAsk()
    ? await askAnswers(root, presets, given, { input: process.stdin, output: process.stdout })
    : { ...given, code: given.code ?? fail('Which code? It is the folder’s name: npm run new -- sao-mai') }
  if (!answers) {
    console.error('Nothing was written.')
    return process.exit(130)
  }
  const read = readAnswers(root, presets, answers)
  if ('problem' in read) fail(read.problem)
  const { merchant, preset } = read
  const created = await createMerchant(root, merchant.code, await merchantFiles(root, merchant, preset))
  if ('problem' in created) fail(created.problem)
  console.log(describeMerchant(merchant, created.files))
}

/** npm keeps the values of options such as --name, of which it has one of its own, and of all that are written with "=". */
const isTakenByNpm = (name: string, given: Readonly<Record<string, unknown>>): boolean =>
  given[name] === undefined && process.env[`npm_config_${name}`] !== undefined

/** Some terminals of machines have no width. */
const canAsk = (): boolean =>
  process.stdin.isTTY &&
  process.stdout.isTTY &&
  process.stdout.columns > 0 &&
  !process.env.CI &&
  !values.defaults

await run().catch((error: unknown) => fail(describeError(error)))
