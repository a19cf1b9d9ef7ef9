/**
 * npm run bench [-- --rounds 7] [--merchant code] [--profile 562] [--lighthouse folder] [--exact] [--merchants 1000]
 *
 * Builds a release, compares how its lobby starts with what the same libraries and the same page take at least, and writes the table
 * to tests/bench/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { budgets, budgetsFile } from '../tests/bench/budgets'
import { exceededBudgets } from './bench/budgets'
import { describeDifferences } from './bench/compare'
import { parseMerchants, parseProfile, parseRounds } from './bench/options'
import { profiles } from './bench/profiles'
import { describeConditions, markdownTable, measuredPart, replaceMeasured } from './bench/report'
import { requestsAsMarkdown } from './bench/requestTable'
import { runBench, runExact } from './bench/runBench'
import { measureScale } from './bench/scale/measureScale'
import { scaleTable } from './bench/scale/scaleTable'
import { exactRows, tableRows } from './bench/table'
import { chooseMerchant } from './start/siteBuilder'
import { buildMerchants } from './steps/commands/buildMerchants'
import { describeError } from './steps/commands/fileProblem'
import { readArguments } from './steps/commands/readArguments'
import { loadMerchantsForBuild } from './steps/validate/loadMerchantsForBuild'

const { values } = readArguments({
  usage:
    'npm run bench [-- --rounds 7] [--merchant code] [--profile 562|150] [--lighthouse folder] [--exact] [--merchants 1000]',
  summary:
    'Measures how fast the lobby of a release starts, against floors measured in the same run, and writes tests/bench/README.md.',
  words: 0,
  options: {
    rounds: { type: 'string', default: '7', value: 'number', help: 'how often everything is measured' },
    merchant: { type: 'string', value: 'code', help: 'the merchant; by default the first' },
    profile: { type: 'string', default: '562', value: 'latency', help: 'the network: 562 or 150 (ms)' },
    lighthouse: {
      type: 'string',
      default: '.',
      value: 'folder',
      help: 'where `npm install lighthouse` was run; without it its scores are not measured',
    },
    merchants: {
      type: 'string',
      value: 'number',
      help: 'measures only check and build, with 3 and with this many made merchants',
    },
    exact: {
      type: 'boolean',
      default: false,
      help: 'prints only what is the same in every run, and whether it is within its budgets',
    },
  },
})

const root = process.cwd()
const out = join(root, 'node_modules/.cache/bench')
const reportFile = join(root, 'tests/bench/README.md')

try {
  if (values.merchants === undefined) await measureLobby()
  else await measureMerchants(parseMerchants(values.merchants))
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}

function write(part: string, command?: string): void {
  writeFileSync(reportFile, replaceMeasured(readFileSync(reportFile, 'utf8'), part, command))
  console.log(`${part}\n\nWritten to ${reportFile}.`)
}

async function measureMerchants(count: number): Promise<void> {
  const folder = join(root, 'node_modules/.cache/scale')
  const measurements = await measureScale(root, folder, [3, count], console.log)
  write(scaleTable(measurements), 'npm run bench -- --merchants')
}

async function measureLobby(): Promise<void> {
  const [rounds, profileName] = [parseRounds(values.rounds), parseProfile(values.profile)]
  const code = chooseMerchant(root, values.merchant)
  const failed = await buildMerchants({ root, out, codes: [code], stream: process.stdout, plain: true })
  const [merchant] = (await loadMerchantsForBuild(root, { codes: [code], release: true })).merchants
  if (failed || !merchant) process.exit(1)
  const target = { root, folder: join(out, code), merchant }
  if (values.exact) {
    const { figures, good, slow } = await runExact(target)
    const exceeded = exceededBudgets(figures, budgets, budgetsFile, merchant.manifest.languages.length)
    const requests = [good, slow].map((rows) => `\n${requestsAsMarkdown(rows)}`)
    console.log([markdownTable(exactRows(figures, budgets)), ...requests, ...exceeded].join('\n'))
    process.exitCode = exceeded.length > 0 ? 1 : 0
  } else {
    const lighthouseFolder = resolve(values.lighthouse)
    const measurements = await runBench({
      ...target,
      rounds,
      profile: profiles[profileName],
      lighthouseFolder,
      log: console.log,
    })
    const conditions = describeConditions(code, profileName, rounds)
    const rows = tableRows(measurements, budgets)
    const differences = describeDifferences(readFileSync(reportFile, 'utf8'), rows)
    write(measuredPart(conditions, rows))
    console.log(differences)
  }
}
