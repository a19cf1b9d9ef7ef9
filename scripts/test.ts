/**
 * npm test [-- steps...] [--engines] [--changed [--since <commit>]] [--shard 1/3]
 *
 * All steps, or only those that are named.
 * --engines   takes Firefox and WebKit along, beside Chromium
 * --changed   only what the changes since the last commit (or since another one) can break
 * --shard     one part of a run that is shared out over several machines; not with --changed
 */
import { readArguments } from './steps/arguments'
import { changedPaths, explainImpact, impactOf, stepsFor } from './test/changed'
import { failuresOf, listFailures } from './test/failures'
import { readReport, startResults } from './test/results'
import { runStep } from './test/run'
import { checkTogether, readShard, shardSteps } from './test/shard'
import { chooseSteps, type Step } from './test/steps'
import { conclusion, type Outcome } from './test/tally'
import { listTimes } from './test/times'

const usage = 'npm test [-- steps...] [--engines] [--changed [--since <commit>]] [--shard 1/3]'
const root = process.cwd()
const { values, positionals } = readArguments(usage, {
  engines: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  since: { type: 'string' },
  shard: { type: 'string' },
})

/** What was asked for; ends the command with a sentence when there is no such thing. */
function understood<T extends object>(asked: T | { readonly problem: string }): T {
  if (!('problem' in asked)) return asked
  console.error(`${asked.problem}\n\nUsage: ${usage}`)
  process.exit(1)
}

understood(checkTogether(values))
const { steps: chosen } = understood(chooseSteps(positionals, values.engines))
const shard = values.shard === undefined ? undefined : understood(readShard(values.shard))

async function plan(): Promise<readonly Step[]> {
  if (!values.changed) return shard ? shardSteps(chosen, shard) : chosen
  const impact = await impactOf(root, changedPaths(root, values.since ?? 'HEAD'))
  console.log(explainImpact(impact).join('\n'))
  return stepsFor(impact, chosen)
}

const steps = await plan()
// A whole run starts with nothing from before; a single step adds to what is there.
if (positionals.length === 0) {
  const ids = steps.filter(({ suite }) => suite).map(({ id }) => id)
  startResults(root, { startTime: Date.now(), steps: ids, ...(shard ? { shard } : {}) })
}

const outcomes: Outcome[] = []
for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.title}`)
  outcomes.push(await runStep(root, step, shard))
}
const reports = steps.flatMap(({ id, suite }) => (suite ? (readReport(root, id, shard) ?? []) : []))
const failures = listFailures(reports.flatMap(failuresOf))
console.log(`\n${conclusion(outcomes, [...listTimes(reports), ...failures])}`)
process.exitCode = outcomes.every(({ failed }) => failed === 0) ? 0 : 1
