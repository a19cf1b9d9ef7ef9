import type { FileReport, Report } from './results'

/** Files that the table of times names. */
const named = 12

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(8)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const testsOf = ({ tests }: FileReport): number => sum(tests.map(({ milliseconds }) => milliseconds))

/**
 * Where the time of a run went: set-up (imports, hooks, browsers) against tests for each project, then its slowest files.
 * Files and tests run side by side, so the sums are longer than the run. No lines when nothing ran.
 */
export function listTimes(reports: readonly Report[]): string[] {
  const files = reports.flatMap((report) => report.files)
  if (files.length === 0) return []
  const line = (own: readonly FileReport[], name: string): string => {
    const all = sum(own.map(({ milliseconds }) => milliseconds))
    // Tests that run side by side add up to more than their file took.
    const tests = Math.min(all, sum(own.map(testsOf)))
    const count = sum(own.map((file) => file.tests.length))
    return [String(count).padStart(6), seconds(all), seconds(all - tests), seconds(tests), ` ${name}`].join(
      ' ',
    )
  }
  const projects = [...new Set(files.map(({ project }) => project))]
  const slowest = [...files].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, named)
  return [
    ' tests    whole   set-up    tests  (seconds)',
    ...projects.map((project) =>
      line(
        files.filter((file) => file.project === project),
        `all of ${project}`,
      ),
    ),
    ...slowest.map((file) => line([file], file.file)),
    '',
  ]
}
