/**
 * npm test [-- steps...]      everything but the other engines, or only the named steps
 * npm run test:engines        the journeys in Firefox and in WebKit
 * npm run test:deep           all of what the two others take a share of
 */
import { listFailures } from './test/failures'
import { readFailures, startResults } from './test/results'
import { runStep } from './test/run'
import { chooseSteps, steps } from './test/steps'
import { conclusion, type Outcome } from './test/tally'

const root = process.cwd()
const wanted = process.argv.slice(2)
const chosen = chooseSteps(wanted)

if ('problem' in chosen) {
  console.error(chosen.problem)
  process.exit(1)
}
// A whole run starts with nothing from before; a single step adds to what is there.
if (wanted.length === 0) startResults(root, steps)

const outcomes: Outcome[] = []
for (const [index, step] of chosen.steps.entries()) {
  console.log(`\n[${index + 1}/${chosen.steps.length}] ${step.title}`)
  outcomes.push(await runStep(root, step))
}
const failures = chosen.steps.flatMap(({ project }) => (project ? readFailures(root, project) : []))
console.log(`\n${conclusion(outcomes, listFailures(failures))}`)
process.exitCode = outcomes.every(({ failed }) => failed === 0) ? 0 : 1
