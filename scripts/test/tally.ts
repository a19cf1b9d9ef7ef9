import type { Report } from './results'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** How a step ended. */
export interface Outcome extends Count {
  readonly title: string
  readonly milliseconds: number
}

/** A step without tests of its own counts as one. */
export const countCommand = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * The tests of a step. A file that could not even be loaded counts as one failure, and so does whatever else made the
 * runner fail: a run without a report, without a test, or with an error outside of the tests.
 */
export function countReport(report: Report | undefined, exitCode: number): Count {
  if (!report) return { passed: 0, failed: 1 }
  const tests = report.files.flatMap((file) => file.tests)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed =
    tests.filter(({ status }) => status === 'failed').length +
    report.files.filter(({ tests: own, errors }) => errors.length > 0 && !own.some(hasFailed)).length
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: failed + unexplained }
}

const hasFailed = ({ status }: { readonly status: string }): boolean => status === 'failed'

/** A table of the steps, what is to be told after it, and alone on the last line what a log is searched for. */
export function conclusion(outcomes: readonly Outcome[], afterwards: readonly string[] = []): string {
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
  return [...rows, '', ...afterwards, `${total('passed')} passed, ${total('failed')} failed`].join('\n')
}
