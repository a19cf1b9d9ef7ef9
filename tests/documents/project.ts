import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { merchantCodes } from '../../scripts/steps/validate/merchantCodes'
import { copySource } from '../support/copySource'
import { readmeCode, scriptOf } from './commandLines'
import type { Expectation } from './expected'
import type { Run, RunResult } from './runCommands'

/** A command that runs, with what the documents promise of it. */
export interface Expected {
  readonly line: string
  readonly expectation: Expectation
}

/** Makes what the README makes; later, a new merchant has a code that is still free. */
const isFirst = (line: string): boolean => / --primary /.test(line)

function toRun({ line, expectation }: Expected): Run {
  const { file, args: given } = scriptOf(line) ?? {}
  if (file === undefined || given === undefined) throw new Error(`${line} runs no script of ours.`)
  const more = file.endsWith('/start.ts') && !given.includes('--port') ? ['--port', '0'] : []
  const code = merchantCodes(process.cwd()).find((one) => given.includes(one))
  const isNew = file.endsWith('/new.ts') && !isFirst(line)
  return {
    script: resolve(file),
    args: [...given.map((word) => (isNew && word === readmeCode ? `${word}-2` : word)), ...more],
    makes: expectation.makes,
    ...(expectation.warns && { change: warning }),
    ...(isNew && { made: `merchants/${readmeCode}-2` }),
    ...(code !== undefined && { demo: { from: resolve('merchants', code), code } }),
  }
}

/** No currency of that name is known, which is allowed. */
const warning = { file: `merchants/${readmeCode}/merchant.json`, from: '"VND"', to: '"VNX"' }

/**
 * Runs commands in a copy of the project that has no merchant but the one that the README makes, which comes first: the
 * others have less to do. Returns what each printed.
 */
export async function runInCopy(commands: readonly Expected[]): Promise<ReadonlyMap<string, RunResult>> {
  const root = copySource('package-lock.json', 'merchants/_presets')
  try {
    const ordered = [...commands].sort(
      (one, other) => Number(isFirst(other.line)) - Number(isFirst(one.line)),
    )
    const shell = ordered.filter(({ line }) => !line.startsWith('npm '))
    const ofNpm = ordered.filter(({ line }) => line.startsWith('npm '))
    const resultFile = join(root, 'results.json')
    const loader = resolve('node_modules/tsx/dist/loader.mjs')
    // Two commands that are the same with the port of a test run once.
    const keys = ofNpm.map((command) => JSON.stringify(toRun(command)))
    const unique = [...new Set(keys)]
    const runs = `[${unique.join()}]`
    const { NO_COLOR: _, ...env } = process.env
    await promisify(execFile)(
      process.execPath,
      ['--import', loader, resolve('tests/documents/runCommands.ts'), resultFile, runs],
      {
        cwd: root,
        env: {
          ...env,
          CI: '1',
          TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
          GITHUB_OUTPUT: join(root, 'output'),
        },
      },
    )
    const results = JSON.parse(readFileSync(resultFile, 'utf8')) as RunResult[]
    return new Map([
      ...ofNpm.map(
        ({ line }, index) => [line, results[unique.indexOf(keys[index] ?? '')] as RunResult] as const,
      ),
      ...shell.map(
        ({ line }) =>
          [line, { exitCode: 0, text: String(execFileSync('bash', ['-ec', line], { cwd: root })) }] as const,
      ),
    ])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
