import type { FileReport, Report, TestReport } from '../../scripts/test/results'

/** A test as a run reports it; what is not said does not matter. */
export const test = (title: string, more: Partial<TestReport> = {}): TestReport => ({
  title,
  fullTitle: title,
  status: 'passed',
  milliseconds: 1,
  ...more,
})

export const file = (
  name: string,
  tests: readonly TestReport[],
  more: Partial<FileReport> = {},
): FileReport => ({
  file: name,
  project: 'unit',
  milliseconds: 10,
  tests,
  errors: [],
  ...more,
})

export const report = (...files: FileReport[]): Report => ({ startTime: 1, files, errors: [] })
