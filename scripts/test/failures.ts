import { stripVTControlCharacters } from 'node:util'
import type { Report } from './results'
import { repeatCommand } from './selection'
import type { Step } from './steps'

/** A test that failed, or a file or group of tests that could not run. */
export interface Failure {
  /** The test file's path from the project's root; undefined for an error outside the tests. */
  readonly file?: string
  /** Its full title, with those of the groups around it; empty for a whole file. */
  readonly title: string
  /** The full error text. */
  readonly message: string
  /** Where it failed: "tests/a.test.ts:12". */
  readonly location?: string | undefined
  /** What a member would have seen. */
  readonly page?: string | undefined
  /** The folder with its pictures and logs, from the project's root. */
  readonly artifacts?: string | undefined
  /** The command that repeats it. */
  readonly repeat?: string
}

/** An error as vitest reports it. */
export interface ReportedError {
  readonly name?: string
  readonly message: string
  readonly stack?: string
  readonly diff?: string
}

/** An error for people: the message, the diff and the location. */
export function formatError({ name, message, stack = '', diff }: ReportedError): string {
  const headline = name && !message.startsWith(name) ? `${name}: ${message}` : message
  const [location = ''] = stack.split('\n').filter((line) => /^\s+at .*\d+:\d+\)?$/.test(line))
  return [headline, diff ?? '', location].filter((part) => part.trim() !== '').join('\n')
}

/** Everything that failed in a step. */
export const failuresOf = ({ files, errors }: Report, step: Pick<Step, 'id' | 'env' | 'node'>): Failure[] => [
  ...files.flatMap(({ file, tests, errors: fileErrors }) => [
    ...fileErrors.map(({ title, message }) => ({
      file,
      title,
      message,
      repeat: repeatCommand(step, { file, title: '' }),
    })),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ title, fullTitle, message = '', location, page, artifacts }) => ({
        file,
        title: fullTitle,
        message,
        location,
        page,
        artifacts,
        repeat: repeatCommand(step, { file, title }),
      })),
  ]),
  ...errors.map((message) => ({ title: '', message })),
]

/** CI often keeps only the end of a log, and a message may be a page long. */
const maxLines = 15

/** Every failure with all that helps to find its cause; no lines when nothing failed. */
export function listFailures(failures: readonly Failure[]): string[] {
  return failures.flatMap((failure) => [...describeFailure(failure), ''])
}

function describeFailure({ file, title, message, location, page, artifacts, repeat }: Failure): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const rest = lines.length - maxLines
  const seed = seedIn(message)
  const indented = (text: string): string => `    ${text}`
  return [
    `FAILED  ${[location ?? file ?? 'outside the tests', title].filter(Boolean).join(' > ')}`,
    ...lines.slice(0, maxLines).map(indented),
    ...(rest > 0 ? [indented(`(${rest} more lines)`)] : []),
    ...(page ? ['The member saw:', ...page.split('\n').map((line) => `  ${line}`)].map(indented) : []),
    ...(seed ? [indented(`Seed: ${seed}`)] : []),
    ...(artifacts ? [indented(`Picture, console and calls: ${artifacts}`)] : []),
    ...(repeat ? [indented(`Repeat: ${seed ? seedVariable(seed) : ''}${repeat}`)] : []),
  ]
}

/** What fast-check writes when a property fails: { seed: 1, path: "3:0", endOnFailure: true }. */
const seedIn = (message: string): string | undefined => /\{ seed: (-?\d+)/.exec(message)?.[1]

const seedVariable = (seed: string): string => `TEST_SEED=${seed} `
