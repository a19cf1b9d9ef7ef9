import { expect, it } from 'vitest'
import { readReport, readRun } from '../../scripts/test/results'
import { judge } from './judge'
import { register } from './register'

const root = process.cwd()
const run = readRun(root)

/** This very project judges the others. */
const projects = (run?.projects ?? []).filter((project) => project !== 'requirements')
const reports = projects.map((project) => ({ project, report: readReport(root, project) }))

it('has the results of a whole run: npm test', () => {
  expect(run).toBeDefined()
  expect(projects.length).toBeGreaterThan(0)
})

it.each(reports)('has results of $project that belong to this run', ({ report }) => {
  expect(report?.startTime).toBeGreaterThanOrEqual(run?.startTime ?? Number.POSITIVE_INFINITY)
})

it('has a passed test for every statement and fault of the register, and a statement for every id that a test names', () => {
  expect(
    judge(
      register,
      reports.flatMap(({ report }) => report ?? []),
    ),
  ).toEqual([])
})
