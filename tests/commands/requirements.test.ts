import { describe, expect, it } from 'vitest'
import type { Report, TestReport } from '../../scripts/test/results'
import { idsInTitle } from '../../scripts/test/titles'
import { checkRequirements } from '../requirements/checkRequirements'
import { fileReport, runReport as reportOf, testReport } from './sampleReports'

describe('the ids of a title', () => {
  it.each([
    ['answers (I7.35)', ['I7.35']],
    ['answers (I7.35, E9.10, F002)', ['I7.35', 'E9.10', 'F002']],
    ['answers', []],
    ['answers (I7.35) in the middle', []],
    ['decides by D4 (D4)', []],
    ['answers (I7.35; E9.10)', []],
  ])('%s', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids)
  })
})

describe('the check of a run', () => {
  const requirements = { 'I1.01': 'one', F002: 'two' }
  const report = (...tests: readonly [title: string, status: TestReport['status']][]): Report =>
    reportOf(
      fileReport(
        'a.test.ts',
        tests.map(([title, status]) => testReport(title, { status })),
      ),
    )

  it('passes when every id has a test that passed, in any project', () => {
    expect(
      checkRequirements(requirements, [report(['a (I1.01)', 'passed']), report(['b (F002)', 'passed'])]),
    ).toEqual([])
  })

  it.each([
    ['no test', report(['a (I1.01)', 'passed']), 'F002 has no test that ran and passed: two'],
    [
      'a failed test',
      report(['a (I1.01)', 'passed'], ['b (F002)', 'failed']),
      'F002 has no test that ran and passed: two',
    ],
    [
      'a skipped test',
      report(['a (I1.01)', 'passed'], ['b (F002)', 'skipped']),
      'F002 has no test that ran and passed: two',
    ],
    [
      'an unknown id',
      report(['a (I1.01, F002)', 'passed'], ['c (I9.99)', 'passed']),
      'I9.99 is not in the requirements, and a test names it: c (I9.99)',
    ],
    [
      'five ids in one title',
      report(['a (I1.01, F002, I1.01, F002, I1.01)', 'passed']),
      'a test names more than 4 ids, and proves none of them well: a (I1.01, F002, I1.01, F002, I1.01)',
    ],
  ])('names %s', (_, given, problem) => {
    expect(checkRequirements(requirements, [given])).toEqual([problem])
  })
})
