import { describe, expect, it } from 'vitest'
import { parseShard } from '../../scripts/steps/commands/shard'
import { testedNodes } from '../../scripts/test/nodes'
import { shardSteps } from '../../scripts/test/shard'
import { chooseSteps, steps } from '../../scripts/test/steps'
import { countCommand, countReport, summarize } from '../../scripts/test/summary'
import { listTimes } from '../../scripts/test/times'
import { fileReport, runReport, testReport } from './sampleReports'

const chosenIds = (chosen: ReturnType<typeof chooseSteps>) =>
  'steps' in chosen ? chosen.steps.map(({ id }) => id) : chosen

const defaultIds = [
  'generated',
  'types',
  'style',
  'manifests',
  'unit',
  'build',
  'commands',
  'site',
  'requirements',
]

describe('the steps of a run', () => {
  it('are the default ones when none is named', () => {
    expect(chosenIds(chooseSteps([]))).toEqual(defaultIds)
  })

  it('run all engines in one step on request', () => {
    expect(chosenIds(chooseSteps([], true))).toEqual(
      defaultIds.map((id) => (id === 'site' ? 'browsers' : id)),
    )
  })

  it('keep their order', () => {
    expect(chosenIds(chooseSteps(['site', 'unit']))).toEqual(['unit', 'site'])
  })

  it('are every command and the unit tests for each Node, on request', () => {
    const ids = chosenIds(chooseSteps(['nodes']))
    expect(ids).toEqual(
      testedNodes.flatMap((version) => [`commands-node-${version}`, `unit-node-${version}`]),
    )
  })

  it('get a suggestion when one does not exist', () => {
    expect(chooseSteps(['unitt'])).toEqual({
      problem: expect.stringContaining('There is no step "unitt". Did you mean "unit"?'),
    })
  })
})

describe('a shard', () => {
  it.each([
    ['1/3', { index: 1, count: 3 }],
    ['3/3', { index: 3, count: 3 }],
  ])('can be %s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard)
  })

  it.each(['0/3', '4/3', '1', '', '1/3/5', '-1/3', 'a/b'])('cannot be "%s"', (text) => {
    expect(parseShard(text)).toEqual({ problem: expect.stringContaining(`not "${text}"`) })
  })

  it('runs its share of the tests; everything else runs in the first one', () => {
    const all = steps.filter(({ onlyWhenNamed }) => !onlyWhenNamed)
    const idsIn = (index: number) => shardSteps(all, { index, count: 2 }).map(({ id }) => id)
    expect(idsIn(1)).toEqual(defaultIds.filter((id) => id !== 'requirements'))
    expect(idsIn(2)).toEqual(['unit', 'site'])
  })
})

describe('the count', () => {
  const passed = fileReport('a.test.ts', [testReport('a')])
  const failed = fileReport('b.test.ts', [testReport('b'), testReport('c', { status: 'failed' })])
  const broken = fileReport('c.test.ts', [], { errors: [{ title: '', message: 'no such module' }] })
  const hookFailed = fileReport('d.test.ts', [testReport('d', { status: 'failed' })], {
    errors: [{ title: 'd', message: 'no hook' }],
  })

  it.each([
    ['a command that succeeded', countCommand(0), 1, 0],
    ['a command that did not', countCommand(2), 0, 1],
    ['tests', countReport(runReport(passed), 0), 1, 0],
    ['tests of which some failed', countReport(runReport(passed, failed), 1), 2, 1],
    ['a file that could not be loaded', countReport(runReport(passed, broken), 1), 1, 1],
    ['a group whose setup failed with its tests', countReport(runReport(passed, hookFailed), 1), 1, 1],
    [
      'skipped tests',
      countReport(
        runReport(fileReport('e.test.ts', [testReport('e'), testReport('f', { status: 'skipped' })])),
        0,
      ),
      1,
      0,
    ],
    ['no report', countReport(undefined, 0), 0, 1],
    ['a report without tests', countReport(runReport(), 0), 0, 1],
    ['an error outside the tests', countReport(runReport(passed), 1), 1, 1],
  ])('of %s', (_, count, passes, failures) => {
    expect(count).toEqual({ passed: passes, failed: failures })
  })

  it('of all steps is alone on the last line', () => {
    const lines = summarize([
      { title: 'Types', passed: 1, failed: 0, milliseconds: 1234 },
      { title: 'Unit tests', passed: 40, failed: 2, milliseconds: 61_000 },
    ]).split('\n')
    expect(lines.at(-1)).toBe('41 passed, 2 failed')
    expect(lines[1]).toMatch(/^FAILED {2}Unit tests +40 passed +2 failed +61\.0 s$/)
  })
})

describe('the table of times', () => {
  it('has setup and tests of each project, then the slowest files', () => {
    const slow = fileReport(
      'tests/site/slow.test.ts',
      [testReport('a', { milliseconds: 4000 }), testReport('b', { milliseconds: 1000 })],
      {
        project: 'site',
        milliseconds: 6500,
      },
    )
    const quick = fileReport('tests/quick.test.ts', [testReport('c', { milliseconds: 200 })], {
      milliseconds: 500,
    })
    expect(listTimes([runReport(quick), runReport(slow)])).toEqual([
      ' tests    total    setup    tests  (seconds)',
      '     1      0.5      0.3      0.2  all of unit',
      '     2      6.5      1.5      5.0  all of site',
      '     2      6.5      1.5      5.0  tests/site/slow.test.ts',
      '     1      0.5      0.3      0.2  tests/quick.test.ts',
      '',
    ])
  })

  it('counts concurrent tests only as long as their file took', () => {
    const concurrent = fileReport(
      'a.test.ts',
      [testReport('a', { milliseconds: 3000 }), testReport('b', { milliseconds: 3000 })],
      {
        milliseconds: 4000,
      },
    )
    expect(listTimes([runReport(concurrent)])[2]).toBe('     2      4.0      0.0      4.0  a.test.ts')
  })

  it('is empty when nothing ran', () => {
    expect(listTimes([])).toEqual([])
  })
})
