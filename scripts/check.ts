import { listCodes } from './steps/commands/buildReport'
import { showCheckProgress } from './steps/commands/progress'
import { readArguments } from './steps/commands/readArguments'
import { endEmptyShard, readShard, shardOf, shardOption } from './steps/commands/shard'
import { describeOutdated } from './steps/migrate/outdatedFiles'
import { formatAnnotations } from './steps/validate/annotations'
import { readCapabilities } from './steps/validate/capabilities'
import { cautions } from './steps/validate/cautions'
import { formatIssues, toIssueData } from './steps/validate/formatIssues'
import { openKnownChecks } from './steps/validate/knownChecks'
import { loadMerchants } from './steps/validate/loadMerchants'
import { merchantCodes } from './steps/validate/merchantCodes'
import type { PresetValue } from './steps/validate/presetValues'

/**
 * `npm run check [merchant codes] [-- --json | --github] [--shard 1/3]`: prints every issue in merchants/ with its position, and exits with 1 if
 * there is one. Then it lists the texts that languages lack, what is allowed but risky, and which of the platform's values have
 * no effect because a preset has its own.
 */
const root = process.cwd()
const {
  values: { json: asJson, github: asAnnotations, shard: shardText },
  positionals,
} = readArguments({
  usage: 'npm run check [merchant codes...] [-- --json | --github] [--shard 1/3]',
  summary: 'Lists every mistake of the merchants, all or those that are named, and of their texts.',
  options: {
    json: { type: 'boolean', default: false, help: 'prints JSON for programs' },
    github: {
      type: 'boolean',
      default: false,
      help: 'shows each mistake in the changed files of a pull request',
    },
    shard: shardOption,
  },
})
if (asJson && asAnnotations) {
  console.error('--json and --github are two forms of the same: use one of them.')
  process.exit(1)
}
const shard = readShard(shardText)
const requested = positionals.length > 0 ? positionals : merchantCodes(root)
const codesOfShard = shardOf(requested, shard)
if (shard && codesOfShard.length === 0) endEmptyShard(shard)
const capabilities = await readCapabilities(root)
const progress = showCheckProgress(process.stderr, merchantCodes(root).length, Boolean(process.env.CI))
const { issues, missingTexts, outdated, codes, merchants } = await loadMerchants(root, {
  codes: shard ? codesOfShard : positionals,
  ...(shard && { onlyCodes: true, ofNobody: shard.index === 1 }),
  capabilities,
  known: await openKnownChecks(root, capabilities),
  onChecked: progress.show,
}).finally(progress.done)

const risky = Object.fromEntries(merchants.map(({ code, manifest }) => [code, cautions(manifest)]))
const fromPresets = Object.fromEntries(merchants.map(({ code, presetValues }) => [code, presetValues]))

if (asJson) {
  const ok = issues.length === 0
  console.log(
    JSON.stringify(
      {
        ok,
        issues: issues.map(toIssueData),
        merchants: codes,
        risky,
        fromPresets,
        outdated,
        missingTexts: missingTexts.map(toIssueData),
      },
      null,
      2,
    ),
  )
} else if (issues.length === 0) {
  console.log(`No issues: ${listCodes(codes) || 'no merchant'}.`)
  for (const { file, message, merchants: offering } of missingTexts)
    console.log(`Shown in English, ${file}: ${message}${cannotBeReleased(offering)}`)
  for (const [code, sentences] of Object.entries(risky))
    for (const sentence of sentences) console.log(`Allowed but risky, ${code}: ${sentence}`)
  const caution = describeOutdated(outdated)
  if (caution) console.log(caution)
  for (const [code, values] of Object.entries(fromPresets))
    if (values.length > 0)
      console.log(`Set by a preset, not by the platform, ${code}: ${listValues(values)}.`)
} else if (asAnnotations) {
  console.log(`${formatAnnotations(issues)}\n${countIssues()}`)
} else {
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(formatIssues(issues, { color }))
  console.log(`\n${countIssues()}`)
}
process.exitCode = issues.length === 0 ? 0 : 1

function countIssues(): string {
  return `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}.`
}

function cannotBeReleased(offering: readonly string[]): string {
  return offering.length === 0 ? '' : ` Until then no release of ${offering.join(', ')}.`
}

function listValues(values: readonly PresetValue[]): string {
  return values
    .map(({ name, value, file, line }) => `${name} ${JSON.stringify(value)} (${file}:${line})`)
    .join(', ')
}
