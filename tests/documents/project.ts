import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { merchantCodes } from '../../scripts/steps/validate/merchantCodes'
import { copySource } from '../support/copySource'
import { readmeCode } from './commandLines'
import type { Expectation } from './expected'
import type { Run, RunResult } from './runCommands'

/** A command that runs, with what the documents promise of it. */
export interface Expected {
  readonly line: string
  readonly expectation: Expectation
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** Words as a shell divides them. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, word]) => double ?? single ?? word ?? '',
  )

/** The script of package.json that npm runs, and what npm leaves it: options stand behind "--", npm takes all others. */
export function readNpm(line: string): { readonly name: string; readonly args: readonly string[] } {
  const [, first = '', ...rest] = wordsOf(line)
  const [name = '', ...words] = first === 'run' ? rest : [first, ...rest]
  const end = words.indexOf('--')
  const before = end === -1 ? words : words.slice(0, end)
  const taken = before.find((word) => word.startsWith('-'))
  if (taken !== undefined) throw new Error(`${line}: npm takes ${taken} for an option of its own`)
  return { name, args: [...before, ...(end === -1 ? [] : words.slice(end + 1))] }
}

/** The file that a script of package.json starts, with its fixed words. */
function fileOf(name: string): readonly [file: string, ...words: string[]] {
  const [, file, words = ''] = /--import tsx (scripts\/\w+\.ts)(.*)$/.exec(scripts[name] ?? '') ?? []
  if (file === undefined) throw new Error(`package.json has no command "${name}" that Node runs.`)
  return [file, ...wordsOf(words)]
}

/** Makes what the README makes; later, a new merchant has a code that is still free. */
const isFirst = (line: string): boolean => / --primary /.test(line)

function toRun(root: string, { line, expectation }: Expected): Run {
  const { name, args } = readNpm(line)
  const [file, ...words] = fileOf(name)
  const given = [...words, ...args]
  const more = name === 'start' && !given.includes('--port') ? ['--port', '0'] : []
  const code = merchantCodes(process.cwd()).find((one) => given.includes(one))
  const isNew = name === 'new' && !isFirst(line)
  return {
    script: join(root, file),
    args: [...given.map((word) => (isNew && word === readmeCode ? `${word}-2` : word)), ...more],
    makes: expectation.makes,
    ...(isNew && { made: `merchants/${readmeCode}-2` }),
    ...(code !== undefined && { demo: { from: resolve('merchants', code), code } }),
  }
}

const git = (root: string, ...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], { cwd: root })

/**
 * Runs commands in a copy of the project that has a history and no merchant but the one that the README makes, which comes first: the
 * others have less to do. Returns what each printed.
 */
export async function runInCopy(commands: readonly Expected[]): Promise<ReadonlyMap<string, RunResult>> {
  const root = copySource(
    'scripts',
    'package-lock.json',
    'merchants/_presets',
    'tests/site',
    '.github',
    '.gitignore',
    'README.md',
  )
  try {
    git(root, 'init', '--quiet')
    // Here it is a link, which no pattern for folders fits.
    appendFileSync(join(root, '.git/info/exclude'), 'node_modules\n')
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '--message', 'A state')
    const ordered = [...commands].sort(
      (one, other) => Number(isFirst(other.line)) - Number(isFirst(one.line)),
    )
    const shell = ordered.filter(({ line }) => !line.startsWith('npm '))
    const ofNpm = ordered.filter(({ line }) => line.startsWith('npm '))
    const resultFile = join(root, 'results.json')
    const loader = resolve('node_modules/tsx/dist/loader.mjs')
    // Two commands that are the same with the port of a test run once.
    const keys = ofNpm.map((command) => JSON.stringify(toRun(root, command)))
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
          TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
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
