import { expect, it } from 'vitest'
import { readReports, readRuns } from '../../scripts/test/results'
import { built } from './built'
import { checkRequirements } from './checkRequirements'

const root = process.cwd()
const runs = readRuns(root)
const [run] = runs

/** The steps before this one. */
const steps = (run?.steps ?? []).filter((step) => step !== 'requirements')
const results = steps.map((step) => ({ step, reports: readReports(root, step) }))

it('has the results of a whole run: npm test', () => {
  expect(run).toBeDefined()
  expect(steps.length).toBeGreaterThan(0)
})

it('has the results of every shard of a distributed run', () => {
  const count = run?.shard?.count ?? 1
  expect(runs.map(({ shard }) => shard?.index ?? 1)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
})

it.each(results)('has results of $step from this run', ({ reports }) => {
  expect(reports.length).toBe(runs.length)
  for (const { startTime } of reports)
    expect(startTime).toBeGreaterThanOrEqual(Math.min(...runs.map((one) => one.startTime)))
})

it('has a passed test for every statement and fault of the requirements, and a statement for every id that a test names', () => {
  expect(
    checkRequirements(
      built,
      results.flatMap(({ reports }) => reports),
    ),
  ).toEqual([])
})
