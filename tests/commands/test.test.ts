import { describe, expect, it } from 'vitest'
import { checkTogether, readShard, shardSteps } from '../../scripts/test/shard'
import { chooseSteps, steps } from '../../scripts/test/steps'
import { conclusion, countCommand, countReport } from '../../scripts/test/tally'
import { listTimes } from '../../scripts/test/times'
import { file, report, test } from './reports'

const idsOf = (chosen: ReturnType<typeof chooseSteps>) =>
  'steps' in chosen ? chosen.steps.map(({ id }) => id) : chosen

const usual = ['generated', 'types', 'style', 'manifests', 'unit', 'build', 'site', 'requirements']

describe('the steps of a run', () => {
  it('are all but the extra ones when none is named', () => {
    expect(idsOf(chooseSteps([]))).toEqual(usual)
  })

  it('have all engines in one when they are wanted', () => {
    expect(idsOf(chooseSteps([], true))).toEqual(usual.map((id) => (id === 'site' ? 'browsers' : id)))
  })

  it('come in their own order', () => {
    expect(idsOf(chooseSteps(['site', 'unit']))).toEqual(['unit', 'site'])
  })

  it('are told when one is not there', () => {
    expect(chooseSteps(['unitt'])).toEqual({
      problem: expect.stringContaining('There is no step "unitt". Did you mean "unit"?'),
    })
  })
})

describe('a shard', () => {
  it.each([
    ['1/3', { index: 1, count: 3 }],
    ['3/3', { index: 3, count: 3 }],
  ])('is written %s', (text, shard) => {
    expect(readShard(text)).toEqual(shard)
  })

  it.each(['0/3', '4/3', '1', '', '1/3/5', '-1/3', 'a/b'])('is not written "%s"', (text) => {
    expect(readShard(text)).toEqual({ problem: expect.stringContaining(`not "${text}"`) })
  })

  it('runs its share of the tests, and what has none in the first of them', () => {
    const all = steps.filter(({ extra }) => !extra)
    const idsIn = (index: number) => shardSteps(all, { index, count: 2 }).map(({ id }) => id)
    expect(idsIn(1)).toEqual(usual.filter((id) => id !== 'requirements'))
    expect(idsIn(2)).toEqual(['unit', 'site'])
  })
})

describe('what is asked for together', () => {
  it.each([
    ['--since without --changed', { since: 'HEAD~3' }, '--since says from where --changed looks'],
    ['--changed with --shard', { changed: true, shard: '1/2' }, '--changed and --shard do not go together'],
  ])('is refused: %s', (_, asked, problem) => {
    expect(checkTogether(asked)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it.each([{}, { changed: true }, { changed: true, since: 'HEAD~3' }, { shard: '1/2' }])(
    'is taken: %o',
    (asked) => {
      expect(checkTogether(asked)).toEqual({ ok: true })
    },
  )
})

describe('the count', () => {
  const passed = file('a.test.ts', [test('a')])
  const failed = file('b.test.ts', [test('b'), test('c', { status: 'failed' })])
  const broken = file('c.test.ts', [], { errors: [{ title: '', message: 'no such module' }] })
  const hookFailed = file('d.test.ts', [test('d', { status: 'failed' })], {
    errors: [{ title: 'd', message: 'no hook' }],
  })

  it.each([
    ['a command that ended well', countCommand(0), 1, 0],
    ['a command that did not', countCommand(2), 0, 1],
    ['tests', countReport(report(passed), 0), 1, 0],
    ['tests of which some failed', countReport(report(passed, failed), 1), 2, 1],
    ['a file that could not be loaded', countReport(report(passed, broken), 1), 1, 1],
    ['a group whose set-up failed with its tests', countReport(report(passed, hookFailed), 1), 1, 1],
    [
      'skipped tests',
      countReport(report(file('e.test.ts', [test('e'), test('f', { status: 'skipped' })])), 0),
      1,
      0,
    ],
    ['no report', countReport(undefined, 0), 0, 1],
    ['a report without tests', countReport(report(), 0), 0, 1],
    ['an error outside of the tests', countReport(report(passed), 1), 1, 1],
  ])('of %s', (_, count, passes, failures) => {
    expect(count).toEqual({ passed: passes, failed: failures })
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

describe('the table of times', () => {
  it('has set-up and tests of each project, then the slowest files', () => {
    const slow = file(
      'tests/site/slow.test.ts',
      [test('a', { milliseconds: 4000 }), test('b', { milliseconds: 1000 })],
      {
        project: 'site',
        milliseconds: 6500,
      },
    )
    const quick = file('tests/quick.test.ts', [test('c', { milliseconds: 200 })], { milliseconds: 500 })
    expect(listTimes([report(quick), report(slow)])).toEqual([
      ' tests    whole   set-up    tests  (seconds)',
      '     1      0.5      0.3      0.2  all of unit',
      '     2      6.5      1.5      5.0  all of site',
      '     2      6.5      1.5      5.0  tests/site/slow.test.ts',
      '     1      0.5      0.3      0.2  tests/quick.test.ts',
      '',
    ])
  })

  it('counts tests that ran side by side as long as their file took', () => {
    const concurrent = file(
      'a.test.ts',
      [test('a', { milliseconds: 3000 }), test('b', { milliseconds: 3000 })],
      {
        milliseconds: 4000,
      },
    )
    expect(listTimes([report(concurrent)])[2]).toBe('     2      4.0      0.0      4.0  a.test.ts')
  })

  it('is empty when nothing ran', () => {
    expect(listTimes([])).toEqual([])
  })
})
