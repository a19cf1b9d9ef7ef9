/**
 * npm test [-- steps...] [files...] [-t title] [--engines] [--changed [--since <commit>]] [--watch] [--shard 1/3]
 *
 * Runs the default steps, or only those that are named.
 * -t          only the tests with this text in their title, in the steps or files that are named
 * --engines   runs Firefox and WebKit as well as Chromium
 * --changed   only what the changes since the last commit (or since <commit>) can break
 * --watch     the unit tests of what is being edited, until it is stopped
 * --shard     one part of a run that is split over several machines; not with --changed
 * --node      runs unit tests and commands with that version of Node
 */
import { readArguments } from './steps/commands/readArguments'
import { parseShard } from './steps/commands/shard'
import { assignNodes, findPrograms, reportMissing } from './test/assignNodes'
import { changedPaths, readImpact } from './test/changed'
import { failuresOf, listFailures } from './test/failures'
import { explainImpact, stepsFor } from './test/impactSteps'
import { listNotRun } from './test/notRun'
import { readReport, resetResults } from './test/results'
import { runStep } from './test/runStep'
import { checkOptions, splitWords, withFilters } from './test/selection'
import { shardSteps } from './test/shard'
import { chooseSteps, type Step, stepIds } from './test/steps'
import { type Outcome, summarize } from './test/summary'
import { listTimes } from './test/times'
import { watchTests } from './test/watch'

const usage =
  'npm test [-- steps...] [files...] [-t title] [--engines] [--changed [--since <commit>]] [--watch] [--shard 1/3] [--node 26]'
const root = process.cwd()
const { values, positionals } = readArguments({
  usage,
  summary: `Runs the default steps, or those that are named: ${stepIds.join(', ')}. A word with a dot or a slash is a part of a test file's path.`,
  options: {
    title: { type: 'string', short: 't', value: 'text', help: 'only tests with this text in their title' },
    engines: { type: 'boolean', default: false, help: 'runs Firefox and WebKit as well as Chromium' },
    changed: {
      type: 'boolean',
      default: false,
      help: 'only what the changes since the last commit can break',
    },
    since: { type: 'string', value: 'commit', help: 'with --changed: since that commit' },
    watch: { type: 'boolean', default: false, help: 'the unit tests of what is edited, at each save' },
    shard: { type: 'string', value: '1/3', help: 'one part of a run on several machines' },
    node: { type: 'string', value: 'version', help: 'runs unit tests and commands with that Node: 26' },
  },
})

/** The value, or exits with its problem and the usage. */
function valueOrExit<T extends object>(result: T | { readonly problem: string }): T {
  if (!('problem' in result)) return result
  console.error(`${result.problem}\n\nUsage: ${usage}`)
  process.exit(1)
}

valueOrExit(checkOptions(values, positionals))
const { ids, files } = splitWords(positionals)
const { steps: selectedSteps } = valueOrExit(chooseSteps(ids, values.engines))
const shard = values.shard === undefined ? undefined : valueOrExit(parseShard(values.shard))
const isFull = positionals.length === 0 && !values.changed && !values.watch

const unitStep = selectedSteps.find(({ id }) => id === 'unit')
if (values.watch && unitStep)
  await watchTests(root, async (paths) => {
    const step = { ...unitStep, command: [...unitStep.command, ...paths] }
    if (paths.length > 0) await finish([step], [], await runAll([step]))
  })

async function planSteps(): Promise<{
  readonly planned: readonly Step[]
  readonly notes: readonly string[]
}> {
  if (!values.changed) {
    const steps = shard ? shardSteps(selectedSteps, shard) : selectedSteps
    return { planned: withFilters(steps, files, values.title), notes: [] }
  }
  const impact = await readImpact(root, changedPaths(root, values.since ?? 'HEAD'))
  console.log(explainImpact(impact).join('\n'))
  return { planned: withFilters(stepsFor(impact, selectedSteps), files, values.title), notes: impact.notes }
}

async function runAll(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const prepared = findPrograms(root, steps)
  const outcomes: Outcome[] = [...reportMissing(prepared, { isCi: Boolean(process.env.CI) })]
  for (const [index, { step, program }] of prepared.entries()) {
    const place = `${index + 1}/${steps.length}`
    console.log(`\n[${place}] ${step.title}${program ? ` (Node ${step.node})` : ''}`)
    outcomes.push(await runStep(root, { step, place, program, shard }))
  }
  return outcomes
}

/** Prints what a run found, and what it left out; the totals are its last line. */
async function finish(
  steps: readonly Step[],
  notes: readonly string[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const suites = steps.filter(({ suite }) => suite)
  const reports = suites.flatMap((step) => {
    const report = readReport(root, step.id, shard)
    return report ? [{ step, report }] : []
  })
  const failures = reports.flatMap(({ step, report }) => failuresOf(report, step))
  const { steps: defaults } = valueOrExit(chooseSteps([]))
  const filtered = files.length > 0 || values.title !== undefined
  const details = [
    ...listTimes(reports.map(({ report }) => report)),
    ...listFailures(failures),
    ...listNotRun({ ran: steps, defaults, shard, notes, filtered }),
  ]
  console.log(`\n${summarize(outcomes, details)}`)
  process.exitCode = outcomes.every(({ failed }) => failed === 0) ? 0 : 1
}

const { planned, notes } = await planSteps()
const steps = valueOrExit(assignNodes(root, planned, { node: values.node, isFull }))
// A full run discards earlier results; a single step adds to them.
if (positionals.length === 0) {
  const suites = steps.filter(({ suite }) => suite).map(({ id }) => id)
  resetResults(root, { startTime: Date.now(), steps: suites, ...(shard ? { shard } : {}) })
}
await finish(steps, notes, await runAll(steps))
