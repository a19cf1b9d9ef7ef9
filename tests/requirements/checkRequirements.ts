import type { Report } from '../../scripts/test/results'
import { idsInTitle, maxIdsPerTitle } from '../../scripts/test/titles'

/** The result of a test. */
interface TestResult {
  readonly title: string
  readonly status: string
}

/** The contradictions between the requirements and the tests of a run, as sentences; none when all is fine. */
export function checkRequirements(
  requirements: Readonly<Record<string, string>>,
  reports: readonly Report[],
): string[] {
  const tests: readonly TestResult[] = reports.flatMap(({ files }) => files.flatMap((file) => file.tests))
  return [
    ...findUnprovenIds(requirements, tests),
    ...findUnknownIds(requirements, tests),
    ...findTitlesWithTooManyIds(tests),
  ]
}

function findUnprovenIds(
  requirements: Readonly<Record<string, string>>,
  tests: readonly TestResult[],
): string[] {
  const passed = new Set(
    tests.filter(({ status }) => status === 'passed').flatMap(({ title }) => idsInTitle(title)),
  )
  return Object.entries(requirements)
    .filter(([id]) => !passed.has(id))
    .map(([id, words]) => `${id} has no test that ran and passed: ${words}`)
}

const findUnknownIds = (
  requirements: Readonly<Record<string, string>>,
  tests: readonly TestResult[],
): string[] =>
  uniqueTitles(tests).flatMap((title) =>
    idsInTitle(title)
      .filter((id) => !(id in requirements))
      .map((id) => `${id} is not in the requirements, and a test names it: ${title}`),
  )

const findTitlesWithTooManyIds = (tests: readonly TestResult[]): string[] =>
  uniqueTitles(tests)
    .filter((title) => idsInTitle(title).length > maxIdsPerTitle)
    .map((title) => `a test names more than ${maxIdsPerTitle} ids, and proves none of them well: ${title}`)

const uniqueTitles = (tests: readonly TestResult[]): string[] => [...new Set(tests.map(({ title }) => title))]
