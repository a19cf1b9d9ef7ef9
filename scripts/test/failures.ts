import { stripVTControlCharacters } from 'node:util'
import type { Report } from './results'

/** A test that failed, or a file or group of tests that could not run. */
export interface Failure {
  /** The test file's path from the project's root. */
  readonly file: string
  /** Its full title, with those of the groups around it; empty for a whole file. */
  readonly title: string
  /** The full error text. */
  readonly message: string
  /** The folder with its pictures and logs, from the project's root. */
  readonly artifacts?: string | undefined
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

/** Everything that failed in a report. */
export const failuresOf = ({ files, errors }: Report): Failure[] => [
  ...files.flatMap(({ file, tests, errors: fileErrors }) => [
    ...fileErrors.map(({ title, message }) => ({ file, title, message })),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullTitle, message = '', artifacts }) => ({ file, title: fullTitle, message, artifacts })),
  ]),
  ...errors.map((message) => ({ file: 'outside the tests', title: '', message })),
]

/** CI often keeps only the end of a log, and a message may be a page long. */
const maxLines = 15

/** Every failure with its file, its title and the first lines of its message; no lines when nothing failed. */
export function listFailures(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ file, title, message, artifacts }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
    const rest = lines.length - maxLines
    return [
      `FAILED  ${file}${title && ` > ${title}`}`,
      ...lines.slice(0, maxLines).map((line) => `    ${line}`),
      ...(rest > 0 ? [`    (${rest} more lines)`] : []),
      ...(artifacts ? [`    Pictures and logs: ${artifacts}`] : []),
      '',
    ]
  })
}
