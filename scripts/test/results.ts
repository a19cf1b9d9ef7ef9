import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shard } from '../steps/commands/shard'

/** The test results of one step. Durations are in milliseconds; `startTime` is a Unix time in milliseconds. */
export interface Report {
  readonly startTime: number
  readonly files: readonly FileReport[]
  /** Errors outside the test files. */
  readonly errors: readonly string[]
}

export interface FileReport {
  /** The test file's path from the project's root. */
  readonly file: string
  readonly project: string
  /** From the first import to the last hook. */
  readonly milliseconds: number
  readonly tests: readonly TestReport[]
  /** Why the file, or a group of its tests, could not run. */
  readonly errors: readonly { readonly title: string; readonly message: string }[]
}

export interface TestReport {
  readonly title: string
  /** Its title, with those of the groups around it. */
  readonly fullTitle: string
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly milliseconds: number
  /** The errors of a failed test. */
  readonly message?: string
  /** Where it failed: "tests/a.test.ts:12". */
  readonly location?: string
  /** What a member would have seen, in a few lines. */
  readonly page?: string
  /** The folder with the pictures and logs of a failed test, from the project's root. */
  readonly artifacts?: string
}

/** A run: when it began, and its steps that run tests. */
export interface Run {
  readonly startTime: number
  readonly steps: readonly string[]
  readonly shard?: Shard
}

/** Folder of the results, from the project root; the results of all shards may be put together in it. */
export const resultsFolder = 'node_modules/.cache/results'

/** Folder of the screenshots and logs of failed tests, from the project root. */
export const artifactsFolder = 'node_modules/.cache/failures'

const shardSuffix = (shard: Shard | undefined): string => (shard ? `.${shard.index}-of-${shard.count}` : '')

/** The file with a step's results, from the project root. */
export const reportFile = (step: string, shard?: Shard): string =>
  join(resultsFolder, `${step}${shardSuffix(shard)}.report.json`)

const runFile = (shard?: Shard): string => join(resultsFolder, `run${shardSuffix(shard)}.json`)

/** Begins a run: deletes the results of earlier runs. */
export function resetResults(root: string, run: Run): void {
  for (const folder of [resultsFolder, artifactsFolder])
    rmSync(join(root, folder), { recursive: true, force: true })
  writeJson(join(root, runFile(run.shard)), run)
}

/** The runs whose results are in the folder: one, or the shards of one. */
export const readRuns = (root: string): readonly Run[] => readAll<Run>(root, /^run(\.\d+-of-\d+)?\.json$/)

/** The results of a step: of an unsharded run, or of each shard. */
export const readReports = (root: string, step: string): readonly Report[] =>
  readAll<Report>(root, new RegExp(`^${step}(\\.\\d+-of-\\d+)?\\.report\\.json$`))

/** The results of one run of a step; undefined when it has written none. */
export const readReport = (root: string, step: string, shard?: Shard): Report | undefined =>
  readJson<Report>(join(root, reportFile(step, shard)))

/** Deletes the results of an earlier run of a step. */
export const removeReport = (root: string, step: string, shard?: Shard): void =>
  rmSync(join(root, reportFile(step, shard)), { force: true })

export const writeReport = (file: string, report: Report): void => writeJson(file, report)

function readAll<T>(root: string, name: RegExp): readonly T[] {
  const folder = join(root, resultsFolder)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => name.test(file))
  return files.sort().flatMap((file) => readJson<T>(join(folder, file)) ?? [])
}

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

function writeJson(file: string, value: unknown): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}
