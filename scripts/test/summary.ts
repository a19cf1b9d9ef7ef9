import type { Report } from './results'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** The result of a step. */
export interface Outcome extends Count {
  readonly title: string
  readonly milliseconds: number
}

/** A step without tests counts as one. */
export const countCommand = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * Counts the tests of a step. A file that could not be loaded counts as one failure, and so does anything else that
 * made the runner fail: a run without a report, without tests, or with an error outside the tests.
 */
export function countReport(report: Report | undefined, exitCode: number): Count {
  if (!report) return { passed: 0, failed: 1 }
  const tests = report.files.flatMap((file) => file.tests)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed =
    tests.filter(({ status }) => status === 'failed').length +
    report.files.filter(({ tests: fileTests, errors }) => errors.length > 0 && !fileTests.some(hasFailed))
      .length
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: failed + unexplained }
}

const hasFailed = ({ status }: { readonly status: string }): boolean => status === 'failed'

/** A table of the steps, then the details, then the totals alone on the last line, where log searches expect them. */
export function summarize(outcomes: readonly Outcome[], details: readonly string[] = []): string {
  const width = Math.max(...outcomes.map(({ title }) => title.length))
  const rows = outcomes.map(({ title, passed, failed, milliseconds }) =>
    [
      failed === 0 ? 'ok    ' : 'FAILED',
      title.padEnd(width),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(10),
      `${(milliseconds / 1000).toFixed(1)} s`.padStart(8),
    ].join('  '),
  )
  const total = (key: keyof Count): number => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  return [...rows, '', ...details, `${total('passed')} passed, ${total('failed')} failed`].join('\n')
}
