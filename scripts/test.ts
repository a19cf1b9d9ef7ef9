/**
 * npm test [-- steps...] [--engines] [--changed [--since <commit>]] [--shard 1/3]
 *
 * Runs the default steps, or only those that are named.
 * --engines   runs Firefox and WebKit as well as Chromium
 * --changed   only what the changes since the last commit (or since <commit>) can break
 * --shard     one part of a run that is split over several machines; not with --changed
 */
import { readArguments } from './steps/commands/readArguments'
import { changedPaths, explainImpact, readImpact, stepsFor } from './test/changed'
import { failuresOf, listFailures } from './test/failures'
import { readReport, resetResults } from './test/results'
import { runStep } from './test/runStep'
import { checkOptions, parseShard, shardSteps } from './test/shard'
import { steps as allSteps, chooseSteps, type Step } from './test/steps'
import { type Outcome, summarize } from './test/summary'
import { listTimes } from './test/times'

const usage = 'npm test [-- steps...] [--engines] [--changed [--since <commit>]] [--shard 1/3]'
const root = process.cwd()
const { values, positionals } = readArguments({
  usage,
  summary: `Runs the default steps, or those that are named: ${allSteps.map(({ id }) => id).join(', ')}.`,
  options: {
    engines: { type: 'boolean', default: false, help: 'runs Firefox and WebKit as well as Chromium' },
    changed: {
      type: 'boolean',
      default: false,
      help: 'only what the changes since the last commit can break',
    },
    since: { type: 'string', value: 'commit', help: 'with --changed: since that commit' },
    shard: { type: 'string', value: '1/3', help: 'one part of a run on several machines' },
  },
})

/** The value, or exits with its problem and the usage. */
function valueOrExit<T extends object>(result: T | { readonly problem: string }): T {
  if (!('problem' in result)) return result
  console.error(`${result.problem}\n\nUsage: ${usage}`)
  process.exit(1)
}

valueOrExit(checkOptions(values))
const { steps: selectedSteps } = valueOrExit(chooseSteps(positionals, values.engines))
const shard = values.shard === undefined ? undefined : valueOrExit(parseShard(values.shard))

async function planSteps(): Promise<readonly Step[]> {
  if (!values.changed) return shard ? shardSteps(selectedSteps, shard) : selectedSteps
  const impact = await readImpact(root, changedPaths(root, values.since ?? 'HEAD'))
  console.log(explainImpact(impact).join('\n'))
  return stepsFor(impact, selectedSteps)
}

const steps = await planSteps()
// A full run discards earlier results; a single step adds to them.
if (positionals.length === 0) {
  const ids = steps.filter(({ suite }) => suite).map(({ id }) => id)
  resetResults(root, { startTime: Date.now(), steps: ids, ...(shard ? { shard } : {}) })
}

const outcomes: Outcome[] = []
for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.title}`)
  outcomes.push(await runStep(root, step, shard))
}
const reports = steps.flatMap(({ id, suite }) => (suite ? (readReport(root, id, shard) ?? []) : []))
const failures = listFailures(reports.flatMap(failuresOf))
console.log(`\n${summarize(outcomes, [...failures, ...listTimes(reports)])}`)
process.exitCode = outcomes.every(({ failed }) => failed === 0) ? 0 : 1
