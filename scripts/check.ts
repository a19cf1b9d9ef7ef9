import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import {
  formatReport,
  hasErrors,
  orderFindings,
  type ReportFormat,
  reportFormats,
} from './steps/commands/checkReport'
import { showCheckProgress } from './steps/commands/progress'
import { readArguments } from './steps/commands/readArguments'
import { endEmptyShard, readShard, shardOf, shardOption } from './steps/commands/shard'
import { readsOfFlags } from './steps/readers/propertyReaders'
import { readCapabilities } from './steps/validate/capabilities'
import { flagRegistryIssues } from './steps/validate/flagRegistry'
import { openKnownChecks } from './steps/validate/knownChecks'
import { loadMerchants } from './steps/validate/loadMerchants'
import { merchantCodes } from './steps/validate/merchantCodes'
import { readRuntimeNames } from './steps/validate/runtimeNames'

/**
 * `npm run check [merchant codes] [-- --strict] [--format text|json|github|sarif] [--shard 1/3]`: prints every finding in merchants/
 * with its position, and exits with 1 if one is an error. Warnings are what is valid and probably not meant; notes are what a preset
 * sets in the platform's place, and flags that all merchants set alike.
 */
const root = process.cwd()
const {
  values: { json: asJson, github: asAnnotations, format: formatName, strict, shard: shardText },
  positionals,
} = readArguments({
  usage: 'npm run check [merchant codes...] [-- --strict] [--format text|json|github|sarif] [--shard 1/3]',
  summary:
    'Lists every mistake of the merchants, all or those that are named, and of their texts; then warnings and notes.',
  options: {
    strict: { type: 'boolean', default: false, help: 'takes warnings for errors: the command exits with 1' },
    format: {
      type: 'string',
      value: 'text|json|github|sarif',
      help: 'for people, programs, a pull request of GitHub, or tools that read SARIF 2.1.0',
    },
    json: { type: 'boolean', default: false, help: 'the same as --format json' },
    github: { type: 'boolean', default: false, help: 'the same as --format github' },
    shard: shardOption,
  },
})
if (asJson && asAnnotations) {
  console.error('--json and --github are two forms of the same: use one of them.')
  process.exit(1)
}
const format = chosenFormat()
const shard = readShard(shardText)
const requested = positionals.length > 0 ? positionals : merchantCodes(root)
const codesOfShard = shardOf(requested, shard)
if (shard && codesOfShard.length === 0) endEmptyShard(shard)
const [capabilities, names] = await Promise.all([readCapabilities(root), readRuntimeNames(root)])
const progress = showCheckProgress(process.stderr, merchantCodes(root).length, Boolean(process.env.CI))
const loaded = await loadMerchants(root, {
  codes: shard ? codesOfShard : positionals,
  ...(shard && { onlyCodes: true, ofNobody: shard.index === 1 }),
  capabilities,
  names,
  known: await openKnownChecks(root, { capabilities, names }),
  onChecked: progress.show,
}).finally(progress.done)

const isOfAll = positionals.length === 0 && (!shard || shard.count === 1)
const registry =
  positionals.length === 0 && (!shard || shard.index === 1)
    ? await flagRegistryIssues(join(root, 'schemas'), {
        isRead: await readsOfFlags(root),
        today: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
        all: isOfAll ? loaded.all : undefined,
      })
    : []
const findings = orderFindings([...loaded.issues, ...loaded.warnings, ...registry], strict)
const color = process.stdout.isTTY === true && !process.env.NO_COLOR
console.log(formatReport({ ...loaded, findings, color, version: packageJson.version }, format))
process.exitCode = hasErrors(findings) ? 1 : 0

function chosenFormat(): ReportFormat {
  const chosen = formatName ?? (asJson ? 'json' : asAnnotations ? 'github' : 'text')
  const format = reportFormats.find((name) => name === chosen)
  if (format && (formatName === undefined || (!asJson && !asAnnotations))) return format
  console.error(
    format
      ? '--format says what --json and --github say: use one of them.'
      : `There is no format "${chosen}": use ${reportFormats.join(', ')}.`,
  )
  return process.exit(1)
}
