import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { failuresFile, readReport, reportFile } from './results'
import type { Step } from './steps'
import { countCommand, countReport, type Outcome } from './tally'

/** Runs one step and lets it speak for itself. Never rejects: a command that cannot start has failed. */
export async function runStep(root: string, step: Step): Promise<Outcome> {
  const start = performance.now()
  const { title, project } = step
  const written = project ? [reportFile(root, project), failuresFile(root, project)] : []
  for (const file of written) rmSync(file, { force: true })
  const exitCode = await runNode(root, [...step.command, ...(project ? reporters(root, project) : [])])
  const count = project ? countReport(readReport(root, project), exitCode) : countCommand(exitCode)
  return { title, ...count, milliseconds: performance.now() - start }
}

const reporters = (root: string, project: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/test/reporter.ts',
  `--outputFile.json=${reportFile(root, project)}`,
]

const runNode = (cwd: string, words: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, words, { cwd, stdio: 'inherit' })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
