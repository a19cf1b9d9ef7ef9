import { readArguments } from './steps/commands/readArguments'
import { describeMigration, formatDiff, isChanged } from './steps/migrate/formatMigration'
import { planMigration, writeMigrated } from './steps/migrate/planMigration'
import { merchantCodes, unknownCodeMessage } from './steps/validate/merchantCodes'

/**
 * `npm run migrate [merchant codes] [-- --write]`: shows what the current version of the manifest changes in merchants and in the
 * presets that they extend, and writes it with `--write`. Exits with 1 when a file cannot be changed; then none is.
 */
const root = process.cwd()
const { values, positionals } = readArguments({
  usage: 'npm run migrate [merchant codes...] [-- --write]',
  summary:
    'Shows how manifests of an earlier version, all or those that are named, and their presets become the current one.',
  options: {
    write: {
      type: 'boolean',
      default: false,
      help: 'writes the files; comments and layout stay as they are',
    },
  },
})
const codes = merchantCodes(root)
const problem =
  codes.length === 0
    ? 'There is no merchant: merchants/ has no folder.'
    : unknownCodeMessage(positionals, codes)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const files = planMigration(root, positionals)
const failed = files.some(({ problems }) => problems.length > 0)
const changed = failed ? [] : files.filter(isChanged)
const color = process.stdout.isTTY === true && !process.env.NO_COLOR
if (values.write) writeMigrated(root, changed)
for (const file of changed) console.log(`${formatDiff(file, color)}\n`)
for (const line of describeMigration(files, values.write)) (failed ? console.error : console.log)(line)
process.exitCode = failed ? 1 : 0
