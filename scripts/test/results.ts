import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure } from './failures'
import type { Step } from './steps'

/** What vitest's JSON reporter writes, as far as it is read here. Times are milliseconds since 1970. */
export interface Report {
  readonly startTime: number
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly FileReport[]
}

export interface FileReport {
  /** The test file's absolute path. */
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
}

/** A whole run: when it began (ms since 1970), and the vitest projects that belong to it. */
export interface Run {
  readonly startTime: number
  readonly projects: readonly string[]
}

const folder = (root: string): string => join(root, 'node_modules/.cache/results')

export const reportFile = (root: string, project: string): string => join(folder(root), `${project}.json`)

/** What each failed test of a project has to say. */
export const failuresFile = (root: string, project: string): string =>
  join(folder(root), `${project}.failures.json`)

const runFile = (root: string): string => join(folder(root), 'run.json')

/** Begins a whole run: results of an earlier one are taken away, so that nothing old counts as new. */
export function startResults(root: string, steps: readonly Step[], now: () => number = Date.now): void {
  rmSync(folder(root), { recursive: true, force: true })
  mkdirSync(folder(root), { recursive: true })
  const projects = steps.flatMap(({ project, extra }) => (project && !extra ? [project] : []))
  writeFileSync(runFile(root), JSON.stringify({ startTime: now(), projects } satisfies Run))
}

/** The run that the results belong to; undefined when there was none. */
export const readRun = (root: string): Run | undefined => readJson<Run>(runFile(root))

/** What a project's tests ended with; undefined when they did not run. */
export const readReport = (root: string, project: string): Report | undefined =>
  readJson<Report>(reportFile(root, project))

/** The failed tests of a project's last run. */
export const readFailures = (root: string, project: string): readonly Failure[] =>
  readJson<Failure[]>(failuresFile(root, project)) ?? []

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
