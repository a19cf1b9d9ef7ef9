import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Shard } from '../steps/commands/shard'
import { readReport, removeReport, reportFile } from './results'
import type { Step } from './steps'
import { countCommand, countReport, type Outcome } from './summary'

/** A step of a run: where it comes in the run, and the program of its Node. */
export interface StepOfRun {
  readonly step: Step
  /** "5/8" */
  readonly place: string
  readonly program?: string | undefined
  readonly shard?: Shard | undefined
}

/** Runs one step and passes its output through. Never rejects: a command that cannot start counts as failed. */
export async function runStep(
  root: string,
  { step, place, program = process.execPath, shard }: StepOfRun,
): Promise<Outcome> {
  const start = performance.now()
  const { id, title, suite, env } = step
  if (suite) removeReport(root, id, shard)
  const suiteEnv = suite
    ? { REPORT_FILE: join(root, reportFile(id, shard)), TEST_STEP: `${place} ${title}` }
    : {}
  const args = [...step.command, ...(suite ? suiteOptions(shard) : [])]
  const exitCode = await runProgram(root, program, args, { ...env, ...suiteEnv })
  const count = suite ? countReport(readReport(root, id, shard), exitCode) : countCommand(exitCode)
  return { title, ...count, milliseconds: performance.now() - start }
}

const suiteOptions = (shard: Shard | undefined): string[] => [
  '--reporter=./scripts/test/progressReporter.ts',
  '--reporter=./scripts/test/reporter.ts',
  ...(shard ? [`--shard=${shard.index}/${shard.count}`] : []),
]

const runProgram = (
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
