import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readReport, removeReport, reportFile, type Shard } from './results'
import type { Step } from './steps'
import { countCommand, countReport, type Outcome } from './summary'

/** Runs one step and passes its output through. Never rejects: a command that cannot start counts as failed. */
export async function runStep(root: string, step: Step, shard?: Shard): Promise<Outcome> {
  const start = performance.now()
  const { id, title, suite, env } = step
  if (suite) removeReport(root, id, shard)
  const reportEnv = suite ? { REPORT_FILE: join(root, reportFile(id, shard)) } : {}
  const exitCode = await runNode(root, [...step.command, ...(suite ? suiteOptions(shard) : [])], {
    ...env,
    ...reportEnv,
  })
  const count = suite ? countReport(readReport(root, id, shard), exitCode) : countCommand(exitCode)
  return { title, ...count, milliseconds: performance.now() - start }
}

const suiteOptions = (shard: Shard | undefined): string[] => [
  '--reporter=default',
  '--reporter=./scripts/test/reporter.ts',
  ...(shard ? [`--shard=${shard.index}/${shard.count}`] : []),
]

const runNode = (
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
