import { chooseNode, findNode, lastCommit, testedNodes, turnOf } from './nodes'
import type { Step } from './steps'
import type { Outcome } from './summary'

/**
 * The steps, with the Node that runs each. In a full run it is the one whose turn it is; in others the one that is asked
 * for, or the one that the run was started with.
 */
export function assignNodes(
  root: string,
  steps: readonly Step[],
  wanted: { readonly node?: string | undefined; readonly isFull: boolean },
): readonly Step[] | { readonly problem: string } {
  if (wanted.node !== undefined) {
    const node = chooseNode(wanted.node)
    return typeof node === 'string' ? withNode(steps, node) : node
  }
  if (!wanted.isFull || !steps.some(({ anyNode }) => anyNode)) return steps
  const node = turnOf(lastCommit(root))
  console.log(`It is the turn of Node ${node}, of ${testedNodes.join(', ')}: each commit has its own.`)
  return withNode(steps, node)
}

const withNode = (steps: readonly Step[], node: string): readonly Step[] =>
  steps.map((step) => (step.anyNode ? { ...step, node } : step))

/** A step that can run, and the program of its Node; `problem` when it must do with the Node of the run. */
export interface Prepared {
  readonly step: Step
  readonly program?: string
  readonly problem?: string
}

/** Finds the Node of every step; each version is installed at most once. */
export function prepareSteps(
  steps: readonly Step[],
  find: (version: string) => string | { readonly problem: string },
): readonly Prepared[] {
  const found = new Map<string, ReturnType<typeof find>>()
  return steps.map((step): Prepared => {
    if (step.node === undefined) return { step }
    const program = found.get(step.node) ?? find(step.node)
    found.set(step.node, program)
    const { node: _, ...without } = step
    return typeof program === 'string' ? { step, program } : { step: without, problem: program.problem }
  })
}

/** Finds the programs on this machine. */
export const findPrograms = (root: string, steps: readonly Step[]): readonly Prepared[] =>
  prepareSteps(steps, (version) => findNode(root, version))

/** A version that is missing is a failure in CI; elsewhere the run only says so, because a train has no network. */
export function reportMissing(
  prepared: readonly Prepared[],
  { isCi, log = console.log }: { readonly isCi: boolean; readonly log?: (line: string) => void },
): readonly Outcome[] {
  const problems = [...new Set(prepared.flatMap(({ problem }) => problem ?? []))]
  for (const problem of problems)
    log(`${problem} Its steps run with Node ${process.versions.node}, which started this run.`)
  return isCi ? problems.map((title) => ({ title, passed: 0, failed: 1, milliseconds: 0 })) : []
}
