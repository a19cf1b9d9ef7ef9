import type { FileReport, Report, TestReport } from '../../scripts/test/results'

/** A test report; fields that are not given do not matter. */
export const testReport = (title: string, overrides: Partial<TestReport> = {}): TestReport => ({
  title,
  fullTitle: title,
  status: 'passed',
  milliseconds: 1,
  ...overrides,
})

export const fileReport = (
  name: string,
  tests: readonly TestReport[],
  overrides: Partial<FileReport> = {},
): FileReport => ({
  file: name,
  project: 'unit',
  milliseconds: 10,
  tests,
  errors: [],
  ...overrides,
})

export const runReport = (...files: FileReport[]): Report => ({ startTime: 1, files, errors: [] })
