import { stripVTControlCharacters } from 'node:util'
import type { Report } from './results'

/** A test that failed, or a file or a group of tests that could not even run. */
export interface Failure {
  /** The test file's path from the project's root. */
  readonly file: string
  /** Its own title after those that stand around it; empty for a whole file. */
  readonly title: string
  /** Everything that it said. */
  readonly message: string
  /** The folder with its pictures and logs, from the project's root. */
  readonly evidence?: string | undefined
}

/** What vitest knows of an error. */
export interface Thrown {
  readonly name?: string
  readonly message: string
  readonly stack?: string
  readonly diff?: string
}

/** An error as a person wants to read it: what was said, what differs, and where. */
export function messageOf({ name, message, stack = '', diff }: Thrown): string {
  const said = name && !message.startsWith(name) ? `${name}: ${message}` : message
  const [place = ''] = stack.split('\n').filter((line) => /^\s+at .*\d+:\d+\)?$/.test(line))
  return [said, diff ?? '', place].filter((part) => part.trim() !== '').join('\n')
}

/** Everything that failed in a report. */
export const failuresOf = ({ files, errors }: Report): Failure[] => [
  ...files.flatMap(({ file, tests, errors: own }) => [
    ...own.map(({ title, message }) => ({ file, title, message })),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullTitle, message = '', evidence }) => ({ file, title: fullTitle, message, evidence })),
  ]),
  ...errors.map((message) => ({ file: 'outside of the tests', title: '', message })),
]

/** Of a log often only the end is kept, and a message may be as long as a page. */
const mostLines = 15

/** Every failure with its file, its title and the beginning of its message; no lines when there is none. */
export function listFailures(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ file, title, message, evidence }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
    const rest = lines.length - mostLines
    return [
      `FAILED  ${file}${title && ` > ${title}`}`,
      ...lines.slice(0, mostLines).map((line) => `    ${line}`),
      ...(rest > 0 ? [`    (${rest} more lines)`] : []),
      ...(evidence ? [`    Pictures and logs: ${evidence}`] : []),
      '',
    ]
  })
}
