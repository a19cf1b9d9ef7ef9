import type { FileReport, Report } from './results'

/** How many files the table of times lists. */
const maxListedFiles = 12

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(8)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const testsOf = ({ tests }: FileReport): number => sum(tests.map(({ milliseconds }) => milliseconds))

/**
 * Where the time of a run went: setup (imports, hooks, browsers) and tests for each project, then its slowest files.
 * Files and tests run in parallel, so the sums are longer than the run. No lines when nothing ran.
 */
export function listTimes(reports: readonly Report[]): string[] {
  const files = reports.flatMap((report) => report.files)
  if (files.length === 0) return []
  const line = (rowFiles: readonly FileReport[], name: string): string => {
    const total = sum(rowFiles.map(({ milliseconds }) => milliseconds))
    // Concurrent tests add up to more than the time that their file took.
    const tests = Math.min(total, sum(rowFiles.map(testsOf)))
    const count = sum(rowFiles.map((file) => file.tests.length))
    return [
      String(count).padStart(6),
      seconds(total),
      seconds(total - tests),
      seconds(tests),
      ` ${name}`,
    ].join(' ')
  }
  const projects = [...new Set(files.map(({ project }) => project))]
  const slowest = [...files]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, maxListedFiles)
  return [
    ' tests    total    setup    tests  (seconds)',
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
