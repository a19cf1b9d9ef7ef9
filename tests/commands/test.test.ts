import { describe, expect, it } from 'vitest'
import type { FileReport, Report } from '../../scripts/test/results'
import { chooseSteps, steps } from '../../scripts/test/steps'
import { conclusion, countCommand, countReport } from '../../scripts/test/tally'

const report = (passed: number, failed: number, ...files: FileReport[]): Report => ({
  startTime: 1,
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})
const file = (status: string, ...tests: string[]): FileReport => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ title: 'a', status: test })),
})

describe('the steps of a run', () => {
  it('are all but the extra ones when none is named', () => {
    const chosen = chooseSteps([])
    expect(chosen).toEqual({ steps: steps.filter(({ id }) => !['engines', 'deep'].includes(id)) })
  })

  it('come in their own order', () => {
    expect(chooseSteps(['site', 'unit'])).toMatchObject({ steps: [{ id: 'unit' }, { id: 'site' }] })
  })

  it('are told when one is not there', () => {
    expect(chooseSteps(['unitt'])).toEqual({
      problem: expect.stringContaining('There is no step "unitt". Did you mean "unit"?'),
    })
  })
})

describe('the count', () => {
  it.each([
    ['a command that ended well', countCommand(0), 1, 0],
    ['a command that did not', countCommand(2), 0, 1],
    ['tests', countReport(report(5, 0, file('passed', 'passed')), 0), 5, 0],
    ['tests of which some failed', countReport(report(5, 2, file('failed', 'failed')), 1), 5, 2],
    ['a file that could not be loaded', countReport(report(5, 0, file('failed')), 1), 5, 1],
    ['no report', countReport(undefined, 0), 0, 1],
    ['a report without tests', countReport(report(0, 0), 0), 0, 1],
    ['an error outside of the tests', countReport(report(5, 0, file('passed', 'passed')), 1), 5, 1],
  ])('of %s', (_, count, passed, failed) => {
    expect(count).toEqual({ passed, failed })
  })

  it('of all steps stands alone on the last line', () => {
    const lines = conclusion([
      { title: 'Types', passed: 1, failed: 0, milliseconds: 1234 },
      { title: 'Unit tests', passed: 40, failed: 2, milliseconds: 61_000 },
    ]).split('\n')
    expect(lines.at(-1)).toBe('41 passed, 2 failed')
    expect(lines[1]).toMatch(/^FAILED {2}Unit tests +40 passed +2 failed +61\.0 s$/)
  })
})
