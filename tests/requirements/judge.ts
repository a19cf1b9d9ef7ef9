import type { Report } from '../../scripts/test/results'
import { idsInTitle, maxIdsPerTitle } from '../../scripts/test/titles'

/** A test that ran, or was meant to. */
interface Ran {
  readonly title: string
  readonly status: string
}

/** What is wrong between the register and the tests of a run: a sentence each, none when all is well. */
export function judge(register: Readonly<Record<string, string>>, reports: readonly Report[]): string[] {
  const tests: readonly Ran[] = reports.flatMap(({ files }) => files.flatMap((file) => file.tests))
  return [...unproved(register, tests), ...unknown(register, tests), ...crowded(tests)]
}

function unproved(register: Readonly<Record<string, string>>, tests: readonly Ran[]): string[] {
  const passed = new Set(
    tests.filter(({ status }) => status === 'passed').flatMap(({ title }) => idsInTitle(title)),
  )
  return Object.entries(register)
    .filter(([id]) => !passed.has(id))
    .map(([id, words]) => `${id} has no test that ran and passed: ${words}`)
}

const unknown = (register: Readonly<Record<string, string>>, tests: readonly Ran[]): string[] =>
  unique(tests).flatMap((title) =>
    idsInTitle(title)
      .filter((id) => !(id in register))
      .map((id) => `${id} is not in the register, and a test names it: ${title}`),
  )

const crowded = (tests: readonly Ran[]): string[] =>
  unique(tests)
    .filter((title) => idsInTitle(title).length > maxIdsPerTitle)
    .map((title) => `a test names more than ${maxIdsPerTitle} ids, and proves none of them well: ${title}`)

const unique = (tests: readonly Ran[]): string[] => [...new Set(tests.map(({ title }) => title))]
